// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// Icon, words and key in the middle of something that can be pressed. Words that do not fit are cut.
Item {
    id: root

    property string iconName
    property string gameIcon
    property string text
    property string keys
    property int iconSize: 18
    property int textSize: Theme.bodySize
    property int weight: Font.Medium
    property color ink: Theme.text

    implicitWidth: row.implicitWidth

    RowLayout {
        id: row

        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width)
        spacing: 6

        MaterialIcon {
            name: root.iconName
            size: root.iconSize
            color: root.ink
            Layout.leftMargin: root.text.length > 0 ? -2 : 0
        }
        GameIcon {
            name: root.gameIcon
            size: root.iconSize
        }
        Text {
            visible: text.length > 0
            text: root.text
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: root.ink
            font.family: Theme.fontFamily
            font.pixelSize: root.textSize
            font.weight: root.weight
            Layout.fillWidth: true
            Accessible.ignored: true
        }
        KeyCap {
            keys: root.keys
            inverse: root.ink === Theme.accentInk
        }
    }
}
