// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// Whose turn it is, who sits at the table with what in hand, and how far the turn is.
Section {
    id: root

    required property GameTable table
    readonly property var turn: table.turn
    readonly property var active: table.seats.find(seat => seat.hasTurn) ?? null

    RowLayout {
        spacing: Theme.space8
        Layout.fillWidth: true

        TitleText {
            text: qsTr("Turn %1").arg(root.turn.number)
        }
        BodyText {
            text: root.table.over ? qsTr("the game is over")
                : root.active ? qsTr("%1 %2", "who, does what").arg(root.active.label).arg(root.turn.label) : ""
            color: Theme.muted
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Row {
            visible: root.turn.actions > 0 && !root.table.over
            spacing: 3

            Repeater {
                model: Math.min(root.turn.actions, 8)

                Rectangle {
                    required property int index

                    width: 9
                    height: 9
                    radius: 5
                    color: index < root.turn.actionsLeft ? Theme.accent : "transparent"
                    border.width: 1
                    border.color: index < root.turn.actionsLeft ? Theme.accent : Theme.line2
                }
            }
        }
        SmallText {
            visible: root.turn.actions > 0 && !root.table.over
            text: qsTr("%1 of %2 actions left").arg(root.turn.actionsLeft).arg(root.turn.actions)
        }
    }
    ColumnLayout {
        spacing: 0
        Layout.leftMargin: -8
        Layout.rightMargin: -8
        Layout.fillWidth: true

        Repeater {
            model: root.table.seats

            SeatRow {
                required property var modelData

                seat: modelData
                hands: root.table.openHands
                Layout.fillWidth: true
            }
        }
    }
    RowLayout {
        spacing: Theme.space12
        Layout.fillWidth: true

        Repeater {
            model: root.turn.phases

            PhaseMark {
                required property var modelData

                phase: modelData
                Layout.fillWidth: true
            }
        }
    }
}
