// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Cardquake.Ui

/// A move where it happens: a strip at the foot of a tile with what it is and what it costs.
Rectangle {
    id: root

    required property var move
    property bool isRescue: move.verb === "rescue"
    property real tile: 129
    signal chosen()

    width: parent ? parent.width : 0
    height: tile < 100 ? 22 : 26
    color: area.pressed ? Qt.darker(ground, 1.15) : area.containsMouse ? Qt.lighter(ground, 1.1) : ground
    readonly property color ground: isRescue ? Theme.boardRescue : Theme.boardTarget

    Accessible.role: Accessible.Button
    Accessible.name: move.words
    Accessible.onPressAction: chosen()

    Row {
        anchors.left: parent.left
        anchors.leftMargin: 3
        anchors.verticalCenter: parent.verticalCenter
        spacing: 5

        Rectangle {
            visible: root.move.icon.length > 0 && root.tile >= 90
            width: 20
            height: 20
            radius: 10
            color: "#FFFFFF"
            anchors.verticalCenter: parent.verticalCenter

            GameIcon {
                anchors.centerIn: parent
                name: root.move.icon
                size: 17
            }
        }
        Text {
            text: root.move.label
            color: "#FFFFFF"
            font.family: Theme.fontFamily
            font.pixelSize: 12
            font.weight: Font.DemiBold
            width: Math.min(implicitWidth, root.width - 30 - costs.width)
            elide: Text.ElideRight
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    CostIcons {
        id: costs

        anchors.right: parent.right
        anchors.rightMargin: 3
        anchors.verticalCenter: parent.verticalCenter
        cost: root.move.cost
        pill: true
    }
    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: root.chosen()
    }
}
