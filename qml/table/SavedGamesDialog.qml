// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// The games of the library, newest first: to go on with, or to be removed.
DialogFrame {
    id: root

    required property GameShelf shelf
    signal chosen(string name)

    title: qsTr("Saved games")
    wantedWidth: 640
    wantedHeight: 560
    onAboutToShow: shelf.refresh()
    onOpened: {
        list.positionViewAtBeginning();
        list.forceActiveFocus();
    }

    BodyText {
        visible: root.shelf.count === 0
        text: qsTr("No game was saved yet. Every game you start is kept here by itself.")
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.margins: Theme.space24
        Layout.fillWidth: true
    }
    ListView {
        id: list

        model: root.shelf.games
        clip: true
        focus: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}
        Keys.onReturnPressed: (currentItem as SavedGameRow)?.choose()
        Keys.onDeletePressed: (currentItem as SavedGameRow)?.remove()
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Layout.fillWidth: true
        Layout.fillHeight: true

        delegate: SavedGameRow {
            width: ListView.view.width
            current: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                root.close();
                root.chosen(name);
            }
            onRemoved: root.shelf.remove(name)
        }
    }
}
