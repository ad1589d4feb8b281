// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// The decks in a small window: backs with their numbers, tracks as figures; a press shows the whole panel.
Rectangle {
    id: root

    required property GameTable table
    property string cardPrefix

    color: Theme.panel

    ColumnLayout {
        anchors.top: parent.top
        anchors.topMargin: Theme.space8
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space4

        IconButton {
            text: qsTr("Show decks and tracks")
            icon.name: "view_sidebar"
            controlHeight: Theme.compact
            onClicked: whole.open()
            Layout.alignment: Qt.AlignHCenter
        }
        Repeater {
            model: root.table.decks

            ColumnLayout {
                id: deck

                required property string label
                required property int cardCount
                required property string back

                spacing: 0
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 left").arg(label).arg(cardCount)
                Layout.alignment: Qt.AlignHCenter

                FaceImage {
                    Layout.preferredWidth: 26
                    Layout.preferredHeight: 36
                    source: deck.back.length > 0 ? root.cardPrefix + deck.back : ""
                    Layout.alignment: Qt.AlignHCenter
                }
                SmallText {
                    text: deck.cardCount
                    color: Theme.text
                    Accessible.ignored: true
                    Layout.alignment: Qt.AlignHCenter
                }
            }
        }
        Repeater {
            model: root.table.tracks

            ColumnLayout {
                id: track

                required property string label
                required property string icon
                required property int value
                required property int maximum

                spacing: 0
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 of %3", "track").arg(label).arg(value).arg(maximum)
                Layout.alignment: Qt.AlignHCenter

                GameIcon {
                    name: track.icon
                    size: 20
                    Layout.alignment: Qt.AlignHCenter
                }
                SmallText {
                    text: track.maximum > 0 ? qsTr("%1/%2", "value of maximum").arg(track.value).arg(track.maximum) : track.value
                    color: Theme.text
                    Accessible.ignored: true
                    Layout.alignment: Qt.AlignHCenter
                }
            }
        }
    }
    Popover {
        id: whole

        x: root.width
        width: 236
        height: Math.min(root.height - 16, 640)
        padding: 1

        contentItem: DeckPanel {
            table: root.table
            cardPrefix: root.cardPrefix
        }
    }
    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }
}
