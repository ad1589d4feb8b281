// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// The colours of the theme, and those of kinds and seats.
Flow {
    spacing: 8

    Repeater {
        model: [
            {"name": "window", "hue": Theme.window}, {"name": "panel", "hue": Theme.panel},
            {"name": "raised", "hue": Theme.raised}, {"name": "sunken", "hue": Theme.sunken},
            {"name": "mat", "hue": Theme.mat}, {"name": "line", "hue": Theme.line},
            {"name": "control line", "hue": Theme.line2}, {"name": "text", "hue": Theme.text},
            {"name": "muted", "hue": Theme.muted}, {"name": "accent", "hue": Theme.accent},
            {"name": "selection", "hue": Theme.accentSoft}, {"name": "good", "hue": Theme.goodFill},
            {"name": "warn", "hue": Theme.warnFill}, {"name": "bad", "hue": Theme.badFill}
        ]

        ColourSwatch {
            required property var modelData

            name: modelData.name
            hue: modelData.hue
        }
    }
    Repeater {
        model: Object.keys(Theme.kindColors)

        ColourSwatch {
            required property string modelData

            name: modelData
            hue: Theme.kindColors[modelData]
        }
    }
    Repeater {
        model: Theme.seats

        ColourSwatch {
            required property string modelData

            name: modelData
            hue: Theme.seatColors[modelData]
        }
    }
}
