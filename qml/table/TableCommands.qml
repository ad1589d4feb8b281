// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.App
import Cardquake.Ui

/// All that can be done at the table besides moves, with words and keys: for the bar and for the command palette.
Item {
    id: root

    required property GameTable table
    property bool active: true ///< the room is open
    property bool risksShown: false
    signal newGameWanted()
    signal savedGamesWanted()

    readonly property string group: qsTr("Table")
    readonly property string noGame: qsTr("There is no game on the table.")
    readonly property string notYours: table.replaying ? qsTr("First go back to the game.")
                                                        : qsTr("No person is asked now.")

    readonly property Command undo: Command {
        group: root.group
        text: qsTr("Undo")
        symbol: "undo"
        keys: "Ctrl+Z"
        enabled: root.active && root.table.canUndo && !root.table.replaying
        reason: root.table.hasGame ? qsTr("Nothing was done yet.") : root.noGame
        onTriggered: root.table.undo()
    }
    readonly property Command redo: Command {
        group: root.group
        text: qsTr("Redo")
        symbol: "redo"
        keys: "Ctrl+Shift+Z"
        enabled: root.active && root.table.canRedo && !root.table.replaying
        reason: root.table.hasGame ? qsTr("Nothing was undone.") : root.noGame
        onTriggered: root.table.redo()
    }
    readonly property Command hint: Command {
        group: root.group
        text: qsTr("Hint")
        symbol: "lightbulb"
        keys: "H"
        enabled: root.active && root.table.personDecides
        reason: root.table.hasGame ? root.notYours : root.noGame
        onTriggered: root.table.askHint()
    }
    readonly property Command botTurn: Command {
        group: root.group
        text: qsTr("Let the bot play")
        symbol: "smart_toy"
        keys: "B"
        enabled: root.active && root.table.personDecides
        reason: root.table.hasGame ? root.notYours : root.noGame
        onTriggered: root.table.letBotFinish(false)
    }
    readonly property Command botGame: Command {
        group: root.group
        text: qsTr("Let the bot finish the game")
        symbol: "fast_forward"
        keys: "Shift+B"
        enabled: root.active && root.table.personDecides
        reason: root.table.hasGame ? root.notYours : root.noGame
        onTriggered: root.table.letBotFinish(true)
    }
    readonly property Command pause: Command {
        group: root.group
        text: root.table.paused ? qsTr("Let the bots go on") : qsTr("Pause the bots")
        symbol: root.table.paused ? "play_arrow" : "pause"
        keys: "P"
        enabled: root.active && root.table.hasGame && !root.table.over && !root.table.replaying
        reason: root.noGame
        onTriggered: root.table.pause(!root.table.paused)
    }
    readonly property Command showRisk: Command {
        group: root.group
        text: qsTr("Show what the next disasters can hit")
        symbol: "thermostat"
        keys: "R"
        enabled: root.active && root.table.hasGame
        reason: root.noGame
        onTriggered: root.risksShown = !root.risksShown
    }
    readonly property Command savedGames: Command {
        group: root.group
        text: qsTr("Saved games")
        symbol: "folder_special"
        keys: "Ctrl+O"
        enabled: root.active
        onTriggered: root.savedGamesWanted()
    }
    readonly property Command replay: Command {
        group: root.group
        text: qsTr("Look at the game again from the start")
        symbol: "slow_motion_video"
        keys: "Ctrl+R"
        enabled: root.active && root.table.hasGame && root.table.length > 0
        reason: root.table.hasGame ? qsTr("Nothing was done yet.") : root.noGame
        onTriggered: root.table.seek(0)
    }
    readonly property Command newGame: Command {
        group: root.group
        text: qsTr("New game")
        symbol: "add"
        keys: "Ctrl+N"
        enabled: root.active
        onTriggered: root.newGameWanted()
    }
    readonly property Command endActions: Command {
        readonly property var row: root.table.choices.rows.find(row => row.verb === "end") ?? null

        group: root.group
        text: row ? row.label : qsTr("End")
        symbol: "skip_next"
        keys: "E"
        enabled: root.active && row !== null && root.table.personDecides
        reason: qsTr("Nothing can be ended now.")
        onTriggered: root.table.choices.play(row.moves[0].text)
    }
}
