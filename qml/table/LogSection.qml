// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// What was done and what came of it, newest first; a click shows the table as it was then.
Rectangle {
    id: root

    required property GameTable table
    signal copied()

    color: Theme.window
    implicitHeight: 128
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.space8
        spacing: 4

        RowLayout {
            spacing: Theme.space8
            Layout.leftMargin: Theme.space16
            Layout.rightMargin: Theme.space8

            TitleText {
                text: qsTr("Log")
                font.pixelSize: Theme.sectionSize
                Layout.fillWidth: true
            }
            SmallText {
                text: qsTr("newest first")
            }
            IconButton {
                text: qsTr("Copy the log")
                icon.name: "content_copy"
                controlHeight: Theme.mini
                onClicked: root.copied()
            }
        }
        ListView {
            id: lines

            model: root.table.log
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            activeFocusOnTab: true
            spacing: 3
            ScrollBar.vertical: ScrollBar {}
            Keys.onReturnPressed: if (currentItem) root.table.seek((currentItem as LogLine).place)
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Log, newest first")
            Layout.fillWidth: true
            Layout.fillHeight: true

            delegate: LogLine {
                width: ListView.view.width
                current: lines.activeFocus && ListView.isCurrentItem
                onChosen: root.table.seek(place)
            }
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
}
