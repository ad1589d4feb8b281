// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// How a tooltip looks: what something is called, its key, and why it cannot be used.
Rectangle {
    id: root

    property string text
    property string keys
    property string reason
    readonly property int mostWidth: 280

    implicitWidth: words.implicitWidth + 16
    implicitHeight: words.implicitHeight + 12
    color: Theme.text
    radius: Theme.radiusControl

    Column {
        id: words

        x: 8
        y: 6

        Row {
            spacing: 4

            Text {
                visible: text.length > 0
                text: root.text
                textFormat: Text.PlainText
                color: Theme.panel
                font.family: Theme.fontFamily
                font.pixelSize: Theme.sectionSize
                wrapMode: Text.Wrap
                width: Math.min(implicitWidth, root.mostWidth)
                Accessible.ignored: true
            }
            Text {
                visible: text.length > 0
                text: root.keys
                textFormat: Text.PlainText
                color: Theme.panel
                opacity: 0.75
                font.family: Theme.fontFamily
                font.pixelSize: Theme.sectionSize
                Accessible.ignored: true
            }
        }
        Text {
            visible: text.length > 0
            text: root.reason
            textFormat: Text.PlainText
            color: Theme.panel
            font.family: Theme.fontFamily
            font.pixelSize: Theme.sectionSize
            wrapMode: Text.Wrap
            width: Math.min(implicitWidth, root.mostWidth)
            Accessible.ignored: true
        }
    }
}
