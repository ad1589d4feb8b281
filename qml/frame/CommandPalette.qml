// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardquake.App
import Cardquake.Ui

/// Everything that can be done now, found by typing a few letters of it.
Popover {
    id: root

    property T.ApplicationWindow window: null ///< whose commands these are

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round(parent.height * 0.1) : 0
    width: Math.min(560, (parent ? parent.width : 0) - 32)
    padding: 8
    modal: true
    focus: true
    onAboutToShow: {
        field.text = ""
        commands.typed = ""
        commands.gather(window)
        list.currentIndex = 0
    }
    onOpened: field.forceActiveFocus()

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    CommandList {
        id: commands
    }
    contentItem: Column { // qmllint disable deferred-property-id
        spacing: 8

        TextInputField {
            id: field

            width: parent.width
            focus: true
            iconName: "search"
            placeholder: qsTr("What do you want to do?")
            onEdited: typed => {
                commands.typed = typed
                list.currentIndex = 0
            }
            onAccepted: list.run(list.currentIndex)
            Keys.onUpPressed: list.decrementCurrentIndex()
            Keys.onDownPressed: list.incrementCurrentIndex()
        }
        ListView {
            id: list

            width: parent.width
            height: Math.min(contentHeight, Math.round(0.6 * (root.parent ? root.parent.height : 0)))
            clip: true
            model: commands
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Commands")

            function run(row: int): void {
                if (!commands.isPossible(row))
                    return
                root.close()
                commands.run(row)
            }

            delegate: ListRow {
                required property int index
                required property string title
                required property string group
                required property string symbol
                required property bool usable
                required property string why
                required property string shortcut

                width: ListView.view ? ListView.view.width : 0
                text: title
                detail: group
                icon.name: symbol
                keys: shortcut
                available: usable
                reason: why
                selected: ListView.isCurrentItem
                focusPolicy: Qt.NoFocus
                onClicked: list.run(index)
            }
        }
        BodyText {
            visible: commands.count === 0
            width: parent.width
            text: qsTr("No command fits. Try fewer letters.")
            color: Theme.muted
            leftPadding: 16
        }
    }
}
