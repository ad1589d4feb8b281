// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A seat: who sits there, and their open hand as small pictures.
Rectangle {
    id: root

    required property var seat
    required property var hands ///< seat -> cards
    readonly property var cards: hands[seat.id] ?? []

    implicitHeight: Theme.compact
    radius: Theme.radiusControl
    color: seat.asked ? Theme.accentSoft : "transparent"
    opacity: seat.out ? Theme.disabledOpacity : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: seat.label
    Accessible.description: [seat.asked ? qsTr("is asked") : "", seat.decider === "person" ? "" : qsTr("a bot"),
                             cards.map(card => card.count > 1 ? qsTr("%1 %2", "count, card").arg(card.count).arg(card.label)
                                                              : card.label).join(", ")].filter(part => part.length > 0).join("; ")

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 8
        anchors.rightMargin: 8
        spacing: Theme.space8

        GameIcon {
            name: root.seat.icon
            size: 20
        }
        BodyText {
            text: root.seat.label
            font.weight: root.seat.asked ? Font.DemiBold : Font.Normal
            elide: Text.ElideRight
        }
        SmallText {
            text: root.seat.out ? qsTr("out") : root.seat.decider === "greedy" ? qsTr("greedy")
                : root.seat.decider === "random" ? qsTr("random") : root.seat.asked && !root.seat.hasTurn ? qsTr("asked") : ""
            color: root.seat.asked ? Theme.accentText : Theme.muted
        }
        Item {
            Layout.fillWidth: true
        }
        Repeater {
            model: root.cards

            Row {
                id: card

                required property var modelData

                spacing: 1

                GameIcon {
                    name: card.modelData.icon
                    size: 16
                }
                SmallText {
                    visible: card.modelData.count > 1 || card.modelData.icon.indexOf("resource") === 0
                    text: card.modelData.count
                    color: Theme.text
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
