// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// An icon of the interface, by the name it has in Material Icons. Decoration: what it means is said beside it.
Text {
    property string name
    property int size: 20

    text: name
    visible: name.length > 0
    color: Theme.text
    font.family: Theme.iconFamily
    font.pixelSize: Math.round(size * Theme.growth)
    font.weight: Font.Normal
    font.letterSpacing: 0
    textFormat: Text.PlainText
    width: font.pixelSize
    height: font.pixelSize
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
