// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// How many of something wait; not shown when none do.
Rectangle {
    id: root

    property int count: 0

    visible: count > 0
    implicitWidth: Math.max(implicitHeight, figure.implicitWidth + 8)
    implicitHeight: Math.round(16 * Theme.growth)
    radius: height / 2
    color: Theme.badge

    Text {
        id: figure

        anchors.centerIn: parent
        text: root.count
        color: Theme.badgeInk
        font.family: Theme.fontFamily
        font.pixelSize: Math.round(10 * Theme.textScale)
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
