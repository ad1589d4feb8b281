// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// Text of the interface, 13 px. Never rich text: what a designer typed is shown as it was typed.
Text {
    property bool strong: false

    color: Theme.text
    font.family: Theme.fontFamily
    font.pixelSize: Theme.bodySize
    font.weight: strong ? Font.DemiBold : Font.Normal
    lineHeightMode: Text.FixedHeight
    lineHeight: Math.round(font.pixelSize * 1.385)
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
