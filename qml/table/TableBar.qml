// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// What can be done with the game on the table, as the bar over it shows it; the palette finds the same commands.
RowLayout {
    id: root

    required property TableCommands commands
    property bool roomy: true

    spacing: Theme.space4

    GhostButton {
        command: root.commands.undo
        controlHeight: Theme.compact
        showsKeys: false
        display: root.roomy ? GhostButton.TextBesideIcon : GhostButton.IconOnly
    }
    GhostButton {
        command: root.commands.redo
        controlHeight: Theme.compact
        showsKeys: false
        display: root.roomy ? GhostButton.TextBesideIcon : GhostButton.IconOnly
    }
    BarLine {}
    PlainButton {
        command: root.commands.hint
        controlHeight: Theme.compact
    }
    PlainButton {
        command: root.commands.botTurn
        controlHeight: Theme.compact
    }
    BarLine {}
    IconButton {
        command: root.commands.showRisk
        checkable: true
        checked: root.commands.risksShown
        controlHeight: Theme.compact
    }
    IconButton {
        command: root.commands.savedGames
        controlHeight: Theme.compact
    }
    IconButton {
        command: root.commands.replay
        controlHeight: Theme.compact
    }
    PlainButton {
        command: root.commands.newGame
        controlHeight: Theme.compact
        showsKeys: false
    }
}
