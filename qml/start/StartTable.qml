// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A corner of a map with three pawns on it, for the card that says "Play".
Item {
    width: 344
    height: 228

    Grid {
        x: 36
        y: -8
        columns: 3
        spacing: 3
        rotation: -8

        Repeater {
            model: ["town", "woods-1", "museum", "volcano", "harbor", "meadow-1", "city", "lab", "plateau"]

            Image {
                required property string modelData

                width: 88
                height: 88
                source: "qrc:/art/scenes/" + modelData + ".svg"
                sourceSize.width: 88
                sourceSize.height: 88
                antialiasing: true
                Accessible.ignored: true
            }
        }
    }
    GameIcon {
        x: 88
        y: 92
        name: "pawn-red"
        size: 44
    }
    GameIcon {
        x: 148
        y: 118
        name: "pawn-blue"
        size: 44
    }
    GameIcon {
        x: 206
        y: 76
        name: "pawn-green"
        size: 44
    }
}
