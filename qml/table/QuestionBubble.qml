// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// A question where it belongs: beside the space it is about, with what is at stake, and its answers.
Rectangle {
    id: root

    required property GameTable table
    required property rect target ///< the space, in the coordinates of the parent
    required property rect bounds ///< where the bubble may be
    readonly property var question: table.question
    readonly property var asked: table.seats.find(seat => seat.id === question.seat) ?? null
    readonly property var answers: {
        const moves = [];
        for (const row of table.choices.rows)
            moves.push(...row.moves);
        return moves;
    }
    readonly property bool leftSide: target.x + target.width + width + 16 > bounds.x + bounds.width

    visible: table.personDecides && (question.space ?? "").length > 0 && question.kind !== "action" && answers.length <= 3
    width: Math.max(300, Math.min(340, target.width * 2 + 8))
    height: layout.implicitHeight + 24
    x: leftSide ? Math.max(bounds.x, target.x - width - 10) : target.x + target.width + 10
    y: Math.max(bounds.y + 4, Math.min(bounds.y + bounds.height - height - 4, target.y - height / 3))
    radius: Theme.radiusCard
    color: Theme.panel
    border.width: 2
    border.color: Theme.accent
    onVisibleChanged: if (visible) choice.restart()
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Accessible.description: question.why ?? ""

    Timer { // the first answer has the focus, as soon as it is there
        id: choice

        interval: 0
        onTriggered: {
            const first = buttons.itemAt(0);
            if (root.visible && first)
                first.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Shadow {
        z: -1
    }
    Rectangle { // points at the space
        x: root.leftSide ? root.width - 6 : -6
        y: Math.max(16, Math.min(root.height - 28, root.target.y + root.target.height / 2 - root.y - 6))
        width: 12
        height: 12
        rotation: 45
        color: Theme.accent
        z: -1
    }

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 12
        spacing: Theme.space8

        RowLayout {
            spacing: Theme.space8

            GameIcon {
                name: root.asked ? root.asked.icon : ""
                size: 22
            }
            TitleText {
                id: title

                text: root.asked ? qsTr("%1: %2", "who, question").arg(root.asked.label).arg(root.question.title) : root.question.title ?? ""
                font.pixelSize: Theme.largeSize
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
        BodyText {
            visible: text.length > 0
            text: root.question.why ?? ""
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        Flow {
            visible: (root.question.stakes ?? []).length > 0
            spacing: Theme.space8
            Layout.fillWidth: true

            Repeater {
                model: root.question.stakes

                Row {
                    id: stake

                    required property var modelData

                    spacing: 4

                    Pawn {
                        width: 24
                        height: 24
                        icon: stake.modelData.icon
                        number: stake.modelData.number
                        darkNumber: stake.modelData.icon.indexOf("civilian") === 0
                    }
                    SmallText {
                        text: stake.modelData.words
                        color: Theme.text
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
        RowLayout {
            visible: (root.question.worst ?? "").length > 0
            spacing: 6

            MaterialIcon {
                name: "trending_up"
                size: 16
                color: Theme.bad
            }
            SmallText {
                text: root.question.worst ?? ""
                color: Theme.bad
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
        RowLayout {
            spacing: Theme.space8
            Layout.fillWidth: true

            Repeater {
                id: buttons

                model: root.visible ? root.answers : []

                BaseButton {
                    required property int index
                    required property var modelData

                    text: modelData.label
                    gameIcon: index === 0 ? modelData.cost[0] ?? modelData.icon : ""
                    keys: String(modelData.number)
                    strong: index === 0
                    ground: index === 0 ? Theme.accent : Theme.raised
                    groundHot: index === 0 ? Theme.accentHover : Theme.hover
                    groundDown: index === 0 ? Theme.accentPressed : Theme.line
                    outline: index === 0 ? Theme.accent : Theme.line2
                    ink: index === 0 ? Theme.accentInk : Theme.text
                    Accessible.name: modelData.words
                    onClicked: root.table.choices.play(modelData.text)
                    Layout.fillWidth: true
                }
            }
        }
    }
}
