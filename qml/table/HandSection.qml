// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// The hand of the player who is asked, as cards; a card that can be played or discarded is clicked like a piece.
Section {
    id: root

    required property GameTable table
    property string cardPrefix
    readonly property var asked: table.seats.find(seat => seat.asked) ?? null
    readonly property var cards: asked ? table.openHands[asked.id] ?? [] : []
    property int read: -1

    visible: asked !== null && cards.length > 0
    title: asked ? qsTr("%1's hand").arg(asked.label) : ""
    facts: asked ? table.handSizes[asked.id] ?? "" : ""

    RowLayout {
        spacing: Theme.space12
        Layout.fillWidth: true

        Flow {
            spacing: Theme.space8
            Layout.fillWidth: true
            Layout.maximumWidth: Math.min(root.cards.length, 4) * 58

            Repeater {
                model: root.cards

                Item {
                    id: card

                    required property int index
                    required property var modelData

                    width: 50
                    height: 70
                    activeFocusOnTab: true
                    onActiveFocusChanged: if (activeFocus) root.read = index
                    Accessible.role: Accessible.Button
                    Accessible.name: modelData.count > 1 ? qsTr("%1 %2", "count, card").arg(modelData.count).arg(modelData.label) : modelData.label
                    Accessible.description: modelData.note
                    Accessible.onPressAction: root.table.choices.tap(modelData.id)
                    Keys.onReturnPressed: root.table.choices.tap(modelData.id)
                    Keys.onSpacePressed: root.table.choices.tap(modelData.id)

                    FaceImage {
                        anchors.fill: parent
                        source: root.cardPrefix + card.modelData.face
                    }
                    Rectangle {
                        visible: root.table.choices.selection.indexOf(card.modelData.id) >= 0
                        anchors.fill: parent
                        anchors.margins: -2
                        radius: 5
                        color: "transparent"
                        border.width: 2
                        border.color: Theme.accent
                    }
                    Rectangle {
                        visible: card.modelData.count > 1
                        anchors.horizontalCenter: parent.right
                        anchors.verticalCenter: parent.top
                        width: 18
                        height: 18
                        radius: 9
                        color: Theme.text

                        Text {
                            anchors.centerIn: parent
                            text: card.modelData.count
                            color: Theme.panel
                            font.family: Theme.fontFamily
                            font.pixelSize: 11
                            font.weight: Font.DemiBold
                        }
                    }
                    FocusRing {
                        visible: card.activeFocus
                    }
                    HoverHandler {
                        onHoveredChanged: if (hovered) root.read = card.index
                    }
                    TapHandler {
                        onTapped: root.table.choices.tap(card.modelData.id)
                    }
                }
            }
        }
        ColumnLayout {
            readonly property var card: root.cards[root.read >= 0 && root.read < root.cards.length ? root.read : root.cards.length - 1]

            spacing: 0
            visible: card !== undefined
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter

            SmallText {
                text: parent.card ? parent.card.label : ""
                color: Theme.text
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            SmallText {
                text: parent.card ? parent.card.note : ""
                wrapMode: Text.Wrap
                maximumLineCount: 5
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
    }
}
