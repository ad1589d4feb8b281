// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// What lies above the room: a popover with its shadow, a badge, key caps.
Item {
    implicitHeight: 180
    implicitWidth: 300

    Rectangle {
        x: 12
        y: 12
        width: 180
        height: 62
        radius: Theme.radiusCard
        color: Theme.raised
        border.color: Theme.line

        Shadow {
            z: -1
        }
        BodyText {
            x: 12
            y: 8
            text: "Draw, 104 left"
            font.pixelSize: Theme.sectionSize
            strong: true
        }
        BodyText {
            x: 12
            y: 28
            text: "26 Downpours, 78 others"
            font.pixelSize: Theme.sectionSize
            color: Theme.muted
        }
    }
    Row {
        x: 12
        y: 120
        spacing: 8

        KeyCap {
            keys: "Ctrl+Z"
        }
        KeyCap {
            keys: "1"
        }
    }
}
