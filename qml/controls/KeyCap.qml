// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// The key that does the same.
Rectangle {
    id: root

    property string keys
    property bool inverse: false

    visible: keys.length > 0
    implicitWidth: label.implicitWidth + 12
    implicitHeight: Math.round(18 * Theme.growth)
    radius: Theme.radiusTag
    color: root.inverse ? "transparent" : Theme.window
    border.color: root.inverse ? Theme.accentInk : Theme.line
    opacity: root.inverse ? 0.75 : 1

    Text {
        id: label

        anchors.centerIn: parent
        text: root.keys
        textFormat: Text.PlainText
        color: root.inverse ? Theme.accentInk : Theme.muted
        font.family: Theme.fontFamily
        font.pixelSize: Theme.smallSize
        font.weight: Font.Medium
        Accessible.ignored: true
    }
}
