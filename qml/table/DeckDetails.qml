// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.Ui

/// What a deck can still hold, by what everybody knows, and its last discard in a size to be read.
Popup {
    id: root

    property bool wanted: false
    property string title
    property var shares: []
    property string face

    visible: delay.ready
    closePolicy: Popup.NoAutoClose
    padding: Theme.space12
    margins: Theme.space8
    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.raised
        border.color: Theme.line
    }
    contentItem: RowLayout { // qmllint disable deferred-property-id
        spacing: Theme.space16

        ColumnLayout {
            spacing: 2
            Layout.alignment: Qt.AlignTop

            TitleText {
                text: root.title
                font.pixelSize: Theme.bodySize
            }
            Repeater {
                model: root.shares

                RowLayout {
                    id: share

                    required property var modelData

                    spacing: 6

                    BodyText {
                        text: share.modelData.count
                        horizontalAlignment: Text.AlignRight
                        color: Theme.muted
                        Layout.preferredWidth: 24
                    }
                    GameIcon {
                        name: share.modelData.icon
                        size: 16
                    }
                    BodyText {
                        text: share.modelData.label
                    }
                }
            }
        }
        FaceImage {
            visible: root.face.length > 0
            Layout.preferredWidth: 190
            Layout.preferredHeight: 265
            source: root.face
        }
    }

    Timer {
        id: delay

        property bool ready: false

        interval: 400
        running: root.wanted
        onTriggered: ready = true
    }
    onWantedChanged: if (!wanted) delay.ready = false
}
