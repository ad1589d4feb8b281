// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// Notes in every tone, and work that goes on.
ColumnLayout {
    spacing: 8

    Note {
        tone: "accent"
        text: "The hint is what the greedy bot would do."
        Layout.fillWidth: true
    }
    Note {
        tone: "good"
        text: "The pack has no problems."
        Layout.fillWidth: true
    }
    Note {
        tone: "warn"
        text: "Another program has this library open, so it can only be read here."
        closable: true
        Layout.fillWidth: true
    }
    Note {
        tone: "bad"
        text: "Rainstorm rain-48 hits G3, but the map has columns A to F. Remove the cell or widen the map."
        actionText: "Show the card"
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: 12

        ProgressLine {
            name: "Games played"
            value: 0.4
            Layout.fillWidth: true
        }
        GhostButton {
            text: "Cancel"
            controlHeight: Theme.compact
        }
    }
}
