// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// How the window looks, speaks and moves.
Room {
    id: root

    readonly property var schemes: ["system", "light", "dark"]
    readonly property var motions: [0, 50, 100, 200]
    readonly property var textSizes: [80, 90, 100, 110, 125, 150, 175, 200]

    title: qsTr("Settings")
    barLeft: TitleText {
        text: root.title
        font.pixelSize: Theme.bodySize
    }

    Flickable {
        anchors.fill: parent
        contentHeight: card.height + 2 * Theme.space24
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Rectangle {
            id: card

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.space24
            width: Math.min(680, parent.width - 2 * Theme.space24)
            height: sections.implicitHeight
            color: Theme.panel
            border.color: Theme.line
            radius: Theme.radiusCard

            ColumnLayout {
                id: sections

                width: parent.width
                spacing: 0

                Section {
                    title: qsTr("Look")
                    Layout.fillWidth: true

                    SettingRow {
                        label: qsTr("Colours")
                        help: qsTr("System follows your desktop.")

                        Segments {
                            name: qsTr("Colours")
                            options: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
                            icons: ["brightness_auto", "light_mode", "dark_mode"]
                            currentIndex: root.schemes.indexOf(root.settings.scheme)
                            onChosen: index => root.settings.scheme = root.schemes[index]
                        }
                    }
                    SettingRow {
                        label: qsTr("Text size")
                        help: qsTr("Everything that holds text grows with it.")

                        Choice {
                            name: qsTr("Text size")
                            model: root.textSizes.map(percent => qsTr("%1 %").arg(percent))
                            currentIndex: root.textSizes.indexOf(root.settings.textPercent)
                            displayText: qsTr("%1 %").arg(root.settings.textPercent)
                            onActivated: index => root.settings.textPercent = root.textSizes[index]
                        }
                    }
                }
                Section {
                    title: qsTr("Movement")
                    Layout.fillWidth: true

                    SettingRow {
                        label: qsTr("Animations")
                        help: qsTr("They show where a card or pawn went, and never hold you up.")

                        Segments {
                            name: qsTr("Animations")
                            options: [qsTr("Off"), qsTr("Slow"), qsTr("Normal"), qsTr("Fast")]
                            currentIndex: root.motions.indexOf(root.settings.motionPercent)
                            onChosen: index => root.settings.motionPercent = root.motions[index]
                        }
                    }
                }
                Section {
                    title: qsTr("Language")
                    Layout.fillWidth: true

                    SettingRow {
                        label: qsTr("Language of the window")
                        help: qsTr("Names on cards are content, and stay as they were written.")

                        Choice {
                            name: qsTr("Language of the window")
                            model: root.settings.languageNames
                            currentIndex: root.settings.languageIndex
                            onActivated: index => root.settings.languageIndex = index
                        }
                    }
                }
                Section {
                    title: qsTr("Library")
                    last: true
                    Layout.fillWidth: true

                    BodyText {
                        text: root.workbench.libraryPath
                        elide: Text.ElideMiddle
                        Layout.fillWidth: true
                    }
                    SmallText {
                        text: qsTr("Everything you make is in this file. It is saved continuously.")
                        wrapMode: Text.Wrap
                        Layout.fillWidth: true
                    }
                }
            }
        }
    }
}
