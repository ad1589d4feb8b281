// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// The first screen: what this program does, in as many cards as there are rooms to do it in.
Room {
    id: root

    title: qsTr("Welcome")
    barLeft: TitleText {
        text: root.title
        font.pixelSize: Theme.bodySize
    }
    barRight: IconButton {
        text: Theme.dark ? qsTr("Change to light colours") : qsTr("Change to dark colours")
        icon.name: Theme.dark ? "light_mode" : "dark_mode"
        onClicked: root.settings.scheme = Theme.dark ? "light" : "dark"
    }

    Flickable {
        anchors.fill: parent
        contentHeight: Math.max(height, page.implicitHeight + 2 * Theme.space24)
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: page

            anchors.centerIn: parent
            width: Math.min(1080, parent.width - 2 * Theme.space24)
            spacing: 0

            RowLayout {
                spacing: 16
                Layout.alignment: Qt.AlignHCenter

                GameIcon {
                    name: "cardquake"
                    size: 56
                }
                BodyText {
                    text: "Cardquake"
                    font.family: Theme.welcomeFamily
                    font.pixelSize: Theme.welcomeSize
                    font.weight: Font.Bold
                    Accessible.role: Accessible.Heading
                }
            }
            BodyText {
                text: qsTr("Design disaster games, playtest every change, print the set.")
                color: Theme.muted
                font.pixelSize: Theme.titleSize
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Layout.topMargin: 4
            }
            RowLayout {
                spacing: Theme.space24
                visible: root.roomIds.includes("table")
                Layout.alignment: Qt.AlignHCenter
                Layout.topMargin: 28

                StartCard {
                    title: qsTr("Play")
                    words: qsTr("%1 is set up and ready. Play alone, with friends at one screen, or with bots.")
                           .arg(root.workbench.packName)
                    buttonText: qsTr("Start a game")
                    symbol: "play_arrow"
                    main: true
                    onChosen: root.goTo("table")

                    StartTable {}
                }
            }
            RowLayout {
                spacing: Theme.space8
                Layout.topMargin: 32
                Layout.bottomMargin: Theme.space8

                TitleText {
                    text: qsTr("Games in the library")
                    font.pixelSize: Theme.sectionSize
                }
                BodyText {
                    text: qsTr("Each one is yours to change. The original stays.")
                    color: Theme.muted
                    font.pixelSize: Theme.sectionSize
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                }
            }
            GridLayout {
                columns: Math.max(1, Math.min(5, Math.floor(page.width / 200)))
                columnSpacing: Theme.space12
                rowSpacing: Theme.space12
                Layout.fillWidth: true

                Repeater {
                    model: root.workbench.packs

                    PackCard {
                        required property var modelData

                        name: modelData.name
                        words: modelData.description
                        gameIcon: Theme.gameIcons[modelData.game] ?? "kind-map"
                        selected: modelData.packId === root.workbench.pack
                        onClicked: root.workbench.pack = modelData.packId
                        Layout.fillWidth: true
                    }
                }
            }
        }
    }
}
