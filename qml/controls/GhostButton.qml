// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A button without a box, for bars and rows.
BaseButton {
    ground: "transparent"
    outline: "transparent"
}
