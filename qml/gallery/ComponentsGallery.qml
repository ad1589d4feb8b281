// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// Every control in every state on one page, to compare with the design and to see what a change of the theme does.
Rectangle {
    id: root

    implicitWidth: 1440
    implicitHeight: 960
    color: Theme.window

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 16
        spacing: 12

        RowLayout {
            spacing: 12

            GalleryCard {
                title: "Buttons"
                Layout.preferredWidth: 536
                Layout.fillHeight: true

                ButtonStates {}
            }
            GalleryCard {
                title: "Fields and small controls"
                Layout.fillWidth: true
                Layout.fillHeight: true

                FieldStates {
                    Layout.fillWidth: true
                }
            }
            GalleryCard {
                title: "Rows, tips"
                sidePadding: 0
                Layout.preferredWidth: 312
                Layout.fillHeight: true

                RowStates {
                    Layout.fillWidth: true
                }
            }
        }
        RowLayout {
            spacing: 12

            GalleryCard {
                title: "Messages and progress"
                Layout.fillWidth: true
                Layout.preferredWidth: 700
                Layout.fillHeight: true

                MessageStates {
                    Layout.fillWidth: true
                }
            }
            GalleryCard {
                title: "Floating"
                Layout.preferredWidth: 480
                Layout.fillHeight: true

                FloatingStates {
                    Layout.fillWidth: true
                }
            }
        }
        RowLayout {
            spacing: 12

            GalleryCard {
                title: "Colours"
                Layout.fillWidth: true
                Layout.fillHeight: true

                ColourStates {
                    Layout.fillWidth: true
                }
            }
            GalleryCard {
                title: "Type"
                Layout.preferredWidth: 300
                Layout.fillHeight: true

                TypeStates {}
            }
        }
    }
}
