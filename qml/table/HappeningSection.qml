// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// What is under way: the card, and what it does to one space after the other.
Section {
    id: root

    required property GameTable table
    property string cardPrefix
    readonly property var happening: table.happening
    readonly property var icons: ({"done": "check", "safe": "shield", "asked": "help", "next": "schedule"})

    visible: (happening.title ?? "").length > 0
    title: qsTr("What is happening")

    RowLayout {
        spacing: Theme.space16
        Layout.fillWidth: true

        FaceImage {
            visible: root.happening.card.length > 0
            Layout.preferredWidth: root.width < 320 ? 90 : 126
            Layout.preferredHeight: root.width < 320 ? 126 : 176
            Layout.alignment: Qt.AlignTop
            source: root.happening.card.length > 0 ? root.cardPrefix + root.happening.card : ""
        }
        ColumnLayout {
            spacing: 4
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop

            TitleText {
                text: root.happening.title ?? ""
                font.pixelSize: Theme.bodySize
            }
            BodyText {
                text: root.happening.text ?? ""
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Repeater {
                model: root.happening.steps

                RowLayout {
                    id: step

                    required property var modelData
                    readonly property bool asked: step.modelData.state === "asked"

                    spacing: 6
                    Layout.fillWidth: true

                    MaterialIcon {
                        name: root.icons[step.modelData.state] ?? "schedule"
                        size: 16
                        color: step.asked ? Theme.accentText : Theme.muted
                    }
                    BodyText {
                        text: step.modelData.label
                        color: step.asked ? Theme.accentText : Theme.text
                        font.weight: step.asked ? Font.DemiBold : Font.Normal
                        elide: Text.ElideRight
                        Layout.fillWidth: true
                    }
                    SmallText {
                        text: step.modelData.note
                        color: step.asked ? Theme.accentText : Theme.muted
                    }
                }
            }
        }
    }
}
