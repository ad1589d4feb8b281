// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A deck: its back, how many cards are left, and what was discarded last. Hovered, it tells what it can still hold.
Item {
    id: root

    required property string pileId
    required property string label
    required property int cardCount
    required property string back
    required property var shares
    required property int discardCount
    required property string discardTop
    property string cardPrefix
    readonly property bool hot: hover.hovered || activeFocus

    implicitHeight: 44
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 left, %3 discarded").arg(label).arg(cardCount).arg(discardCount)
    Accessible.description: shares.map(share => qsTr("%1 %2", "count, what").arg(share.count).arg(share.label)).join(", ")

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space8

        FaceImage {
            Layout.preferredWidth: 30
            Layout.preferredHeight: 42
            opacity: root.cardCount > 0 ? 1 : 0.25
            source: root.back.length > 0 ? root.cardPrefix + root.back : ""
        }
        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true

            BodyText {
                text: root.label
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            BodyText {
                text: qsTr("<b>%1</b> left").arg(root.cardCount)
                textFormat: Text.StyledText
                Layout.fillWidth: true
            }
        }
        BodyText {
            text: root.discardCount
            color: Theme.muted
        }
        Item {
            Layout.preferredWidth: 30
            Layout.preferredHeight: 42

            Rectangle {
                anchors.fill: parent
                visible: root.discardTop.length === 0
                radius: 3
                color: "transparent"
                border.width: 1
                border.color: Theme.line
            }
            FaceImage {
                anchors.fill: parent
                source: root.discardTop.length > 0 ? root.cardPrefix + root.discardTop : ""
            }
        }
    }
    HoverHandler {
        id: hover
    }
    FocusRing {
        visible: root.activeFocus
        inside: true
    }
    DeckDetails {
        wanted: root.hot
        title: qsTr("%1, %2 left").arg(root.label).arg(root.cardCount)
        shares: root.shares
        face: root.discardTop.length > 0 ? root.cardPrefix + root.discardTop : ""
        x: root.width + Theme.space8
    }
}
