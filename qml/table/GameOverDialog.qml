// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// The end: how it came out and why, what it came to, the course of the game, and what can be done next.
DialogFrame {
    id: root

    required property GameTable table
    readonly property var ending: table.ending
    property var course: []
    signal newGameWanted()

    title: ""
    wantedWidth: 840
    onAboutToShow: course = table.course()
    onOpened: newGameButton.forceActiveFocus(Qt.TabFocusReason)

    ColumnLayout {
        spacing: Theme.space16
        Layout.margins: Theme.space24
        Layout.fillWidth: true

        RowLayout {
            spacing: Theme.space16

            Rectangle {
                implicitWidth: 64
                implicitHeight: 64
                radius: 32
                color: root.ending.won ? Theme.goodSoft : Theme.badSoft

                GameIcon {
                    anchors.centerIn: parent
                    name: root.ending.won ? "helicopter" : "grave"
                    size: 40
                }
            }
            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true

                Text {
                    text: root.ending.won ? qsTr("Won") : qsTr("Lost")
                    color: root.ending.won ? Theme.good : Theme.bad
                    font.family: Theme.welcomeFamily
                    font.pixelSize: Theme.welcomeSize
                    font.weight: Font.Bold
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                BodyText {
                    text: qsTr("%1. %2", "title, reason").arg(root.ending.title).arg(root.ending.why)
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                }
            }
            Repeater {
                model: root.ending.sums

                ColumnLayout {
                    id: sum

                    required property var modelData

                    spacing: 0

                    Text {
                        text: sum.modelData.count
                        color: Theme.text
                        font.family: Theme.displayFamily
                        font.pixelSize: Theme.figureSize
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                        Layout.alignment: Qt.AlignHCenter
                    }
                    SmallText {
                        text: sum.modelData.label
                        Accessible.name: qsTr("%1 %2", "count, what").arg(sum.modelData.count).arg(sum.modelData.label)
                        Layout.alignment: Qt.AlignHCenter
                    }
                }
            }
        }
        TitleText {
            text: qsTr("The course of the game")
            font.pixelSize: Theme.sectionSize
        }
        CourseChart {
            course: root.course
            Layout.fillWidth: true
            Layout.preferredHeight: 180
        }
        SmallText {
            text: qsTr("Seed %1, %2").arg(root.table.seed).arg(root.table.summary)
        }
    }

    foot: [
        PlainButton {
            text: qsTr("Look at it again")
            icon.name: "replay"
            onClicked: {
                root.close();
                root.table.seek(0);
            }
        },
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            text: qsTr("Same seed again")
            icon.name: "refresh"
            onClicked: {
                root.close();
                root.table.rematch();
            }
        },
        PrimaryButton {
            id: newGameButton

            text: qsTr("New game")
            icon.name: "add"
            onClicked: {
                root.close();
                root.newGameWanted();
            }
        }
    ]
}
