// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// Less or more, at the ends of a stepper.
Item {
    id: root

    property string icon
    property bool hot: false
    property bool held: false
    property bool possible: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: Theme.radiusControl - 1
        visible: root.possible && (root.hot || root.held)
        color: root.held ? Theme.line : Theme.hover
    }
    MaterialIcon {
        anchors.centerIn: parent
        name: root.icon
        size: 15
        color: Theme.muted
        opacity: root.possible ? 1 : Theme.disabledOpacity
    }
}
