// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// The table: play the pack as it stands.
Room {
    id: root

    readonly property GameTable table: workbench.table
    readonly property bool roomy: width >= 1136

    function openNewGame() {
        workbench.newGame.openFor(workbench.pack);
        newGameDialog.open();
    }

    function tellTheEnd() {
        if (table.over && !table.replaying && !gameOverDialog.visible && visible)
            gameOverDialog.open();
    }

    Component.onCompleted: tellTheEnd()
    title: qsTr("Table")
    barLeft: [
        PackSwitcher {
            workbench: root.workbench
            detail: root.table.summary
        },
        SmallText {
            visible: root.table.hasGame && root.roomy
            text: qsTr("Seed %1, saved as “%2”").arg(root.table.seed).arg(root.table.savedAs)
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
    ]
    barRight: TableBar {
        commands: commands
        roomy: root.roomy
    }

    Binding {
        target: root.table
        property: "pace"
        value: Theme.motion(500)
    }
    TableCommands {
        id: commands

        table: root.table
        active: root.visible && !newGameDialog.visible && !savedGamesDialog.visible && !gameOverDialog.visible
        onNewGameWanted: root.openNewGame()
        onSavedGamesWanted: savedGamesDialog.open()
    }
    Connections {
        target: root.table

        function onNotice(sentence: string): void {
            told.text = sentence;
        }
        function onPositionChanged(): void {
            root.tellTheEnd();
        }
    }
    Connections {
        target: root.workbench.shelf

        function onNotice(sentence: string): void {
            told.text = sentence;
        }
    }

    PlayArea {
        anchors.fill: parent
        focus: true
        table: root.table
        showsRisk: commands.risksShown
        onLogCopied: root.workbench.copy(root.table.logAsText())
        onNewGameWanted: root.openNewGame()
        onSavedGamesWanted: savedGamesDialog.open()
    }
    Note {
        id: told

        visible: text.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space24
        width: Math.min(560, parent.width - 2 * Theme.space24)
        tone: "warn"
        closable: true
        onClosed: text = ""
    }
    NewGameDialog {
        id: newGameDialog

        form: root.workbench.newGame
    }
    SavedGamesDialog {
        id: savedGamesDialog

        shelf: root.workbench.shelf
        onChosen: name => root.table.resume(name)
    }
    GameOverDialog {
        id: gameOverDialog

        table: root.table
        onNewGameWanted: root.openNewGame()
    }
}
