// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A row of a list in its states, and the two kinds of tip.
Column {
    ListRow {
        width: parent.width
        text: "List row, 32 high"
        fact: "rest"
        gameIcon: "kind-rain"
    }
    ListRow {
        width: parent.width
        text: "List row"
        fact: "hover"
        gameIcon: "kind-rain"
        hot: true
    }
    ListRow {
        width: parent.width
        text: "List row"
        fact: "selected"
        gameIcon: "kind-rain"
        selected: true
    }
    ListRow {
        width: parent.width
        text: "List row"
        fact: "keyboard focus"
        gameIcon: "kind-rain"
        ringed: true
    }
    ListRow {
        width: parent.width
        text: "List row"
        gameIcon: "kind-rain"
        available: false
        reason: "needs a Tool"
    }
    Item {
        width: parent.width
        height: 80

        TipFrame {
            x: 16
            anchors.verticalCenter: parent.verticalCenter
            text: "Undo"
            keys: "Ctrl+Z"
        }
    }
}
