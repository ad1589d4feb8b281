// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A word in a coloured field: `tone` is neutral, accent, good, warn or bad.
Rectangle {
    id: root

    property string text
    property string tone: "neutral"
    property string iconName

    implicitWidth: content.implicitWidth + 14
    implicitHeight: Math.round(20 * Theme.growth)
    radius: Theme.radiusTag
    color: Theme.tones[tone].ground
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Row {
        id: content

        anchors.centerIn: parent
        spacing: 4

        MaterialIcon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.iconName
            size: 14
            color: label.color
        }
        Text {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            textFormat: Text.PlainText
            color: Theme.tones[root.tone].ink
            font.family: Theme.fontFamily
            font.pixelSize: Theme.smallSize
            font.weight: Font.Medium
            Accessible.ignored: true
        }
    }
}
