// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// A room on the rail.
T.AbstractButton {
    id: root

    property RoomEntry entry: null
    property bool current: false

    width: parent ? parent.width : 0
    height: Math.round(58 * Theme.growth)
    hoverEnabled: true
    text: entry ? entry.title : ""
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: current
    Accessible.description: entry && entry.badge > 0 ? entry.badge : ""

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: 3

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(44 * Theme.growth)
                height: Math.round(28 * Theme.growth)
                radius: Theme.radiusCard
                color: root.current ? Theme.accentSoft : root.hovered ? Theme.hover : "transparent"

                MaterialIcon {
                    anchors.centerIn: parent
                    name: root.entry ? root.entry.symbol : ""
                    color: root.current ? Theme.accentText : Theme.muted
                }
                Badge {
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.rightMargin: -3
                    anchors.topMargin: -4
                    count: root.entry ? root.entry.badge : 0
                }
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.text
                textFormat: Text.PlainText
                color: root.current ? Theme.accentText : Theme.muted
                font.family: Theme.fontFamily
                font.pixelSize: Theme.smallSize
                font.weight: root.current ? Font.DemiBold : Font.Medium
                Accessible.ignored: true
            }
        }
    }
    background: Item {
        Rectangle {
            visible: root.current
            y: 8
            width: 3
            height: parent.height - 16
            radius: 1.5
            color: Theme.accent
        }
    }

    Command {
        id: going

        text: root.text
        keys: root.entry ? root.entry.keys : ""
        symbol: root.entry ? root.entry.symbol : ""
        group: qsTr("Go to")
        onTriggered: root.clicked()
    }
    FocusRing {
        visible: root.visualFocus
        inside: true
    }
    Tip {
        wanted: root.hovered
        text: root.text
        keys: going.keysText
    }
}
