// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// Right of the board: the turn, the hand of who is asked, what can be done, and the log.
Rectangle {
    id: root

    required property GameTable table
    property string cardPrefix
    property bool logInTab: false ///< in a small window the log shares its place with the moves
    signal logCopied()

    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Turn, hand and moves")

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: 1
        spacing: 0

        TurnSection {
            table: root.table
            Layout.fillWidth: true
        }
        ScrollView {
            id: scrolled

            visible: !root.logInTab || tabs.currentIndex === 0
            contentWidth: availableWidth
            clip: true
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                width: scrolled.availableWidth
                spacing: 0

                HappeningSection {
                    table: root.table
                    cardPrefix: root.cardPrefix
                    Layout.fillWidth: true
                }
                HandSection {
                    table: root.table
                    cardPrefix: root.cardPrefix
                    Layout.fillWidth: true
                }
                HintNote {
                    table: root.table
                    Layout.fillWidth: true
                }
                MovesSection {
                    visible: root.table.personDecides
                    table: root.table
                    last: true
                    Layout.fillWidth: true
                }
                BotNote {
                    table: root.table
                    Layout.fillWidth: true
                }
            }
        }
        TabStrip {
            id: tabs

            visible: root.logInTab
            name: qsTr("Moves or log")
            options: [qsTr("Moves"), qsTr("Log")]
            onChosen: index => currentIndex = index
            Layout.fillWidth: true
        }
        LogSection {
            visible: !root.logInTab || tabs.currentIndex === 1
            table: root.table
            onCopied: root.logCopied()
            Layout.fillWidth: true
            Layout.fillHeight: root.logInTab
            Layout.preferredHeight: 148
        }
    }
    Rectangle {
        width: 1
        height: parent.height
        color: Theme.line
    }
}
