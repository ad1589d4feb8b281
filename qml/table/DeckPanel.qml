// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// Left of the board: decks with their discards, tracks such as the Graveyard, and what the players are after.
Rectangle {
    id: root

    required property GameTable table
    property string cardPrefix
    property bool showsPools: true

    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Decks and tracks")

    ScrollView {
        anchors.fill: parent
        anchors.bottomMargin: pools.visible ? pools.height + 2 * Theme.space8 : 0
        contentWidth: availableWidth
        clip: true

        ColumnLayout {
            width: parent.width
            spacing: 0

            Section {
                title: qsTr("Decks")
                facts: qsTr("left  discarded")
                Layout.fillWidth: true

                Repeater {
                    model: root.table.decks

                    DeckRow {
                        cardPrefix: root.cardPrefix
                        Layout.fillWidth: true
                    }
                }
            }
            Repeater {
                model: root.table.tracks

                TrackSection {
                    visible: !isPool
                    Layout.fillWidth: true
                }
            }
            Repeater {
                model: root.table.goals

                GoalSection {
                    cardPrefix: root.cardPrefix
                    Layout.fillWidth: true
                }
            }
        }
    }
    Row { // supplies that need no more than a number
        id: pools

        visible: root.showsPools
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space16
        height: Theme.compact
        spacing: Theme.space16

        Repeater {
            model: root.table.tracks

            PoolMark {}
        }
    }
    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }
}
