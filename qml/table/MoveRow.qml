// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A line of the list of moves: one move, or a verb with a chip for each of its targets.
ColumnLayout {
    id: root

    required property var row
    readonly property bool single: row.moves.length === 1
    readonly property var first: row.moves[0]
    signal chosen(string move)

    spacing: 0

    RowLayout {
        visible: root.row.isFirstOfGroup
        spacing: Theme.space8
        Layout.leftMargin: Theme.space16
        Layout.rightMargin: Theme.space16
        Layout.topMargin: 2

        SmallText {
            text: root.row.group
            color: Theme.text
        }
        SmallText {
            text: root.row.groupNote
        }
    }
    ListRow {
        visible: root.single
        text: root.first.target.length > 0 ? qsTr("%1 %2", "verb, target").arg(root.row.label).arg(root.first.target) : root.row.label
        gameIcon: root.row.icon
        detail: root.first.note
        implicitHeight: Theme.compact - 2
        leftPadding: 44
        rightPadding: Theme.space16 + cost.width
        onClicked: root.chosen(root.first.text)
        Accessible.name: root.first.words
        Layout.fillWidth: true

        KeyCap {
            visible: root.first.number <= 9
            keys: root.first.number
            x: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
        }
        CostIcons {
            id: cost

            anchors.right: parent.right
            anchors.rightMargin: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
            cost: root.first.cost
        }
    }
    RowLayout {
        visible: !root.single
        spacing: Theme.space8
        Layout.leftMargin: 44
        Layout.rightMargin: Theme.space16
        Layout.fillWidth: true

        GameIcon {
            name: root.row.icon
            Layout.alignment: Qt.AlignTop
        }
        BodyText {
            text: root.row.label
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: 3
        }
        Flow {
            spacing: 4
            Layout.fillWidth: true

            Repeater {
                model: root.single ? [] : root.row.moves

                MoveChip {
                    required property var modelData

                    move: modelData
                    onClicked: root.chosen(modelData.text)
                }
            }
        }
    }
}
