// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// The rooms of the house, at the left edge of the window.
Rectangle {
    id: root

    property var rooms: [] ///< a RoomEntry each
    property string current
    signal chosen(string roomId)

    implicitWidth: Math.round(64 * Theme.growth)
    color: Theme.rail
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Rooms")

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }
    Column {
        width: parent.width
        topPadding: Theme.space8

        T.AbstractButton {
            id: mark

            width: parent.width
            height: Math.round(48 * Theme.growth)
            hoverEnabled: true
            text: qsTr("Welcome")
            onClicked: root.chosen("start")
            Keys.onReturnPressed: clicked()
            Accessible.name: text

            GameIcon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 4
                name: "cardquake"
                size: 32
            }
            FocusRing {
                visible: mark.visualFocus
                inside: true
            }
            Tip {
                wanted: mark.hovered || mark.visualFocus
                text: mark.text
            }
        }
        Repeater {
            model: root.rooms

            RailItem {
                required property RoomEntry modelData

                entry: modelData
                visible: !entry.atFoot && entry.symbol.length > 0
                current: entry.roomId === root.current
                onClicked: root.chosen(entry.roomId)
            }
        }
    }
    Column {
        anchors.bottom: parent.bottom
        width: parent.width

        Repeater {
            model: root.rooms

            RailItem {
                required property RoomEntry modelData

                entry: modelData
                visible: entry.atFoot && entry.symbol.length > 0
                current: entry.roomId === root.current
                onClicked: root.chosen(entry.roomId)
            }
        }
    }
}
