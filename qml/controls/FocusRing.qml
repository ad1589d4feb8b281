// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// Where the keyboard is: 2 px of accent, 2 px away from the control (or inside it, for rows and cells).
Item {
    property bool inside: false
    property int radius: Theme.radiusControl

    anchors.fill: parent

    Rectangle {
        visible: !parent.inside
        anchors.fill: parent
        anchors.margins: -2
        radius: parent.radius + 2
        color: "transparent"
        border.width: 2
        border.color: Theme.panel
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.inside ? 0 : -4
        radius: parent.inside ? 0 : parent.radius + 4
        color: "transparent"
        border.width: 2
        border.color: Theme.accent
    }
}
