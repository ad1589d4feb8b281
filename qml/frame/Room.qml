// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// What every room is: a bar with what is open at its left and what can be done at its right, and the room below.
FocusScope {
    id: root

    required property Workbench workbench
    required property Settings settings
    property var roomIds: [] ///< the rooms that there are to go to
    property string title
    property alias barLeft: left.data
    property alias barRight: right.data
    default property alias content: area.data
    signal goTo(string roomId)

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Rectangle {
        id: bar

        width: parent.width
        height: Math.round(48 * Theme.growth)
        color: Theme.panel
        Accessible.role: Accessible.ToolBar
        Accessible.name: qsTr("Bar of the room")

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.space16
            anchors.rightMargin: Theme.space16
            spacing: Theme.space8

            RowLayout {
                id: left

                spacing: Theme.space8
                Layout.fillWidth: true
            }
            Item {
                Layout.fillWidth: true
            }
            RowLayout {
                id: right

                spacing: Theme.space8
                Layout.fillWidth: false
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    Item {
        id: area

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
    }
}
