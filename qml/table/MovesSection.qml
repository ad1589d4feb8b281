// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// The moves as a list: of who was selected, or who could be. The whole game can be played from here, by keyboard and by
/// screen reader.
Section {
    id: root

    required property GameTable table
    property bool showsRefusals: false
    readonly property var piece: table.choices.selectedPiece
    readonly property bool hasPiece: piece.id !== undefined
    readonly property bool picksActor: table.question.kind === "action" && table.choices.selection.length === 0
    readonly property var asked: table.seats.find(seat => seat.asked) ?? null

    title: hasPiece ? qsTr("%1 on %2 %3", "piece, space, its name").arg(piece.label).arg(piece.space).arg(piece.spaceLabel)
         : picksActor ? qsTr("Who acts?")
         : asked ? qsTr("%1's answer").arg(asked.label) : qsTr("Moves")
    gameIcon: hasPiece ? piece.icon : ""
    headItems: IconButton {
        visible: root.table.choices.selection.length > 0
        text: qsTr("Select nothing")
        icon.name: "close"
        keys: qsTr("Esc")
        controlHeight: Theme.mini
        onClicked: root.table.choices.clear()
    }

    Repeater { // who could act
        model: root.picksActor ? root.table.choices.actors : []

        ListRow {
            required property var modelData

            text: modelData.label
            gameIcon: modelData.icon
            detail: qsTr("%1 %2", "space, its name").arg(modelData.space).arg(modelData.spaceLabel)
            fact: modelData.count === 1 ? qsTr("1 move") : qsTr("%1 moves").arg(modelData.count)
            implicitHeight: Theme.compact
            onClicked: root.table.choices.tap(modelData.id)
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.space16
            Layout.rightMargin: -Theme.space16
        }
    }
    Repeater {
        model: root.table.choices.rows

        MoveRow {
            required property var modelData

            row: modelData
            onChosen: move => root.table.choices.play(move)
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.space16
            Layout.rightMargin: -Theme.space16
        }
    }
    ColumnLayout { // what it cannot do, and why
        visible: root.hasPiece && root.table.refusals.length > 0
        spacing: 0
        Layout.fillWidth: true

        GhostButton {
            text: qsTr("Not now  %1", "with a number").arg(root.table.refusals.length)
            icon.name: root.showsRefusals ? "expand_more" : "chevron_right"
            controlHeight: Theme.mini
            onClicked: root.showsRefusals = !root.showsRefusals
            Accessible.description: root.showsRefusals ? qsTr("open") : qsTr("folded")
            Layout.leftMargin: -Theme.space8
        }
        Repeater {
            model: root.showsRefusals ? root.table.refusals : []

            RowLayout {
                id: refusal

                required property var modelData

                spacing: Theme.space8
                Layout.preferredHeight: Theme.mini
                Layout.fillWidth: true
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: %2", "action, reason").arg(refusal.modelData.label).arg(refusal.modelData.reason)

                GameIcon {
                    name: refusal.modelData.icon
                    opacity: Theme.disabledOpacity
                }
                BodyText {
                    text: refusal.modelData.label
                    color: Theme.muted
                    Layout.fillWidth: true
                }
                SmallText {
                    text: refusal.modelData.reason
                }
                CostIcons {
                    cost: refusal.modelData.cost
                    opacity: Theme.disabledOpacity
                }
            }
        }
    }
}
