// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A Survivor or another pawn: its picture, and its number on the body.
Item {
    id: root

    property string icon
    property string number
    property bool selected: false
    property bool movable: false
    property bool darkNumber: false ///< on light pieces

    Rectangle {
        visible: root.selected
        anchors.centerIn: parent
        width: parent.width * 1.18
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 4
        border.color: "#FFFFFF"

        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: width / 2
            color: "transparent"
            border.width: 2.2
            border.color: Theme.boardTarget
        }
    }
    Image {
        anchors.fill: parent
        source: root.icon.length > 0 ? "qrc:/art/icons/" + root.icon + ".svg" : ""
        sourceSize.width: width
        sourceSize.height: height
        Accessible.ignored: true
    }
    Text {
        visible: root.width >= 20
        x: (root.width - width) / 2
        y: root.height * 19.9 / 24 - baselineOffset
        text: root.number
        color: root.darkNumber ? "#2A1C00" : "#FFFFFF"
        font.family: Theme.fontFamily
        font.pixelSize: Math.max(6, root.width * 7.4 / 24)
        font.weight: Font.ExtraBold
        Accessible.ignored: true
    }
}
