// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// A new game: who plays, and what the game's options ask. Made from what the game declares.
DialogFrame {
    id: root

    required property NewGame form
    readonly property var choices: form.options.filter(option => option.kind === "choice")
    readonly property var variants: form.options.filter(option => option.kind === "variant")
    readonly property var numbers: form.options.filter(option => option.kind === "number")
    readonly property bool wide: width >= 700
    signal started()

    function startGame() {
        if (form.start()) {
            close();
            started();
        }
    }

    title: qsTr("New game: %1").arg(form.packName)
    wantedWidth: 780
    wantedHeight: 620
    onOpened: startButton.forceActiveFocus(Qt.TabFocusReason) // Enter starts

    ScrollView {
        id: scroll

        contentWidth: availableWidth
        clip: true
        Layout.fillWidth: true
        Layout.fillHeight: true

        GridLayout {
            width: scroll.availableWidth
            columns: root.wide ? 2 : 1
            columnSpacing: 0
            rowSpacing: 0

            ColumnLayout {
                spacing: Theme.space16
                Layout.margins: Theme.space24
                Layout.topMargin: Theme.space8
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop

                Note {
                    visible: root.form.problem.length > 0
                    tone: "bad"
                    text: root.form.problem
                    Layout.fillWidth: true
                }
                ColumnLayout {
                    spacing: Theme.space8
                    Layout.fillWidth: true

                    RowLayout {
                        TitleText {
                            text: qsTr("Who plays")
                            font.pixelSize: Theme.sectionSize
                            Layout.fillWidth: true
                        }
                        SmallText {
                            text: root.form.playersNote
                        }
                    }
                    Repeater {
                        model: root.form.chairs

                        ChairRow {
                            required property int index
                            required property var modelData

                            chair: modelData
                            unplayed: root.form.unplayed
                            onNamed: name => root.form.nameChair(index, name)
                            onSeated: decider => root.form.seatChair(index, decider)
                            Layout.fillWidth: true
                        }
                    }
                }
                GridLayout {
                    columns: 2
                    columnSpacing: Theme.space16
                    rowSpacing: Theme.space12
                    Layout.fillWidth: true

                    Repeater {
                        model: root.choices

                        ChoiceField {
                            required property var modelData

                            option: modelData
                            onChosen: id => root.form.choose(modelData.id, id)
                            Layout.fillWidth: true
                            Layout.columnSpan: modelData.group === "map" ? 2 : 1
                            Layout.alignment: Qt.AlignTop
                        }
                    }
                    ColumnLayout {
                        spacing: 4
                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignTop

                        SmallText {
                            text: qsTr("Seed (same seed, same game)")
                        }
                        RowLayout {
                            spacing: Theme.space4

                            TextInputField {
                                text: root.form.seed
                                Accessible.name: qsTr("Seed")
                                onEdited: typed => root.form.seed = typed
                                Layout.fillWidth: true
                            }
                            IconButton {
                                text: qsTr("Another seed")
                                icon.name: "casino"
                                boxed: true
                                onClicked: root.form.rollSeed()
                            }
                        }
                    }
                }
            }
            Rectangle {
                color: Theme.window
                implicitHeight: side.implicitHeight + 2 * Theme.space16
                Layout.preferredWidth: root.wide ? 280 : -1
                Layout.fillWidth: !root.wide
                Layout.fillHeight: true
                Layout.minimumHeight: implicitHeight

                ColumnLayout {
                    id: side

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: Theme.space16
                    spacing: Theme.space12

                    RowLayout {
                        TitleText {
                            text: qsTr("Variants")
                            font.pixelSize: Theme.sectionSize
                            Layout.fillWidth: true
                        }
                        PlainButton {
                            text: qsTr("First game")
                            tip: qsTr("Choose what suits people who have never played it")
                            controlHeight: Theme.mini
                            onClicked: root.form.useFirstGame()
                        }
                    }
                    Repeater {
                        model: root.variants

                        VariantRow {
                            required property var modelData

                            option: modelData
                            onToggled: on => root.form.choose(modelData.id, on)
                            Layout.fillWidth: true
                        }
                    }
                    Repeater {
                        model: root.numbers

                        RowLayout {
                            id: number

                            required property var modelData

                            opacity: modelData.available ? 1 : Theme.disabledOpacity
                            Layout.fillWidth: true

                            ColumnLayout {
                                spacing: 0
                                Layout.fillWidth: true

                                BodyText {
                                    text: number.modelData.label
                                }
                                SmallText {
                                    text: number.modelData.note
                                }
                            }
                            Stepper {
                                enabled: number.modelData.available
                                name: number.modelData.label
                                from: number.modelData.lowest
                                to: number.modelData.highest
                                value: number.modelData.value
                                onValueModified: root.form.choose(number.modelData.id, value)
                            }
                        }
                    }
                }
            }
        }
    }

    foot: [
        Item {
            Layout.fillWidth: true
        },
        PlainButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: startButton

            text: qsTr("Start game")
            icon.name: "play_arrow"
            onClicked: root.startGame()
        }
    ]
}
