// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// The workbench window: for now its frame, and what lies in the library.
ApplicationWindow {
    id: root

    required property Workbench workbench

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 700
    visible: true
    color: Theme.window
    title: qsTr("Cardquake")
    font.family: Theme.fontFamily
    font.pixelSize: Theme.bodySize

    SystemPalette {
        id: desktop
    }

    Binding {
        target: Theme
        property: "dark"
        value: desktop.window.hslLightness < 0.5
    }

    Pane {
        anchors.centerIn: parent
        padding: Theme.space24
        background: Rectangle {
            color: Theme.panel
            border.color: Theme.line
            radius: Theme.space8
        }

        ColumnLayout {
            spacing: Theme.space8

            Label {
                text: qsTr("Your library")
                font.pixelSize: Theme.pageSize
                color: Theme.text
            }
            Label {
                text: root.workbench.libraryPath
                color: Theme.muted
                elide: Text.ElideMiddle
                Layout.maximumWidth: root.width - 96
            }
            Label {
                visible: root.workbench.notice.length > 0
                text: root.workbench.notice
                color: Theme.text
                wrapMode: Text.WordWrap
                Layout.maximumWidth: 480
            }
            Repeater {
                model: root.workbench.packNames
                Label {
                    required property string modelData
                    text: modelData
                    color: Theme.text
                }
            }
        }
    }
}
