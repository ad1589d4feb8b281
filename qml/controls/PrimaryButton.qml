// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// The one thing to do next: at most one in a panel.
BaseButton {
    ground: Theme.accent
    groundHot: Theme.accentHover
    groundDown: Theme.accentPressed
    outline: "transparent"
    ink: Theme.accentInk
    strong: true
}
