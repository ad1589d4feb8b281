// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// One colour with its name.
Column {
    property alias name: label.text
    property alias hue: field.color

    spacing: 4

    Rectangle {
        id: field

        width: 64
        height: 28
        radius: Theme.radiusControl
        border.color: Theme.line
    }
    SmallText {
        id: label
    }
}
