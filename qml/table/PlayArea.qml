// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// Decks at the left, the board in the middle, turn and moves at the right; keys that make moves.
FocusScope {
    id: root

    required property GameTable table
    property bool showsRisk: false
    property bool deckPanelWanted: true
    readonly property bool roomy: width >= 1336 ///< the window less the rail at 1400
    readonly property bool narrow: width < 1136 ///< the window less the rail below 1200
    signal logCopied()
    signal newGameWanted()
    signal savedGamesWanted()

    function act(event: KeyEvent) {
        const digit = event.key - Qt.Key_0;
        if (event.modifiers === Qt.NoModifier && digit >= 1 && digit <= 9)
            table.choices.playNumber(digit);
        else if (event.key === Qt.Key_Escape && motion.showing)
            motion.skip();
        else if (event.key === Qt.Key_Escape)
            event.accepted = table.choices.stepBack();
        else if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            table.choices.selectNextActor(event.modifiers & Qt.ShiftModifier ? -1 : 1);
        else
            event.accepted = false;
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")
    Keys.onPressed: event => {
        event.accepted = true;
        act(event);
    }

    readonly property MotionLayer motion: board.motion

    Rectangle {
        anchors.fill: parent
        color: Theme.mat
    }
    RowLayout {
        anchors.fill: parent
        anchors.bottomMargin: replay.visible ? replay.height : 0
        spacing: 0
        visible: root.table.hasGame

        DeckPanel {
            visible: !root.narrow
            table: root.table
            cardPrefix: root.table.cardPrefix
            showsPools: root.roomy
            Layout.preferredWidth: root.roomy ? 220 : 196
            Layout.fillHeight: true
        }
        DeckStrip {
            visible: root.narrow
            table: root.table
            cardPrefix: root.table.cardPrefix
            Layout.preferredWidth: 56
            Layout.fillHeight: true
        }
        Item {
            id: middle

            Layout.fillWidth: true
            Layout.fillHeight: true

            Board {
                id: board

                anchors.fill: parent
                focus: true
                table: root.table
                facePrefix: root.table.facePrefix
                cardPrefix: root.table.cardPrefix
                showsRisk: root.showsRisk
            }
            QuestionBubble {
                table: root.table
                target: root.table.question.space ? board.placeOf(root.table.question.space) : Qt.rect(0, 0, 0, 0)
                bounds: Qt.rect(0, 0, middle.width, middle.height)
            }
            SpaceInspector {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.space8
                visible: board.inspects && info.label !== undefined
                table: root.table
                space: board.inspected
            }
        }
        TablePanel {
            table: root.table
            cardPrefix: root.table.cardPrefix
            logInTab: root.width < 976 || root.height < 600
            onLogCopied: root.logCopied()
            Layout.preferredWidth: root.roomy ? 336 : 300
            Layout.fillHeight: true
        }
    }
    ReplayBar {
        id: replay

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        table: root.table
    }
    EmptyTable {
        anchors.centerIn: parent
        visible: !root.table.hasGame
        onNewGameWanted: root.newGameWanted()
        onSavedGamesWanted: root.savedGamesWanted()
    }
}
