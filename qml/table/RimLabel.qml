// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// The name of a column or row at the rim of the board.
Text {
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    color: Theme.muted
    font.family: Theme.fontFamily
    font.pixelSize: Theme.sectionSize
    font.weight: Font.DemiBold
    Accessible.ignored: true
}
