// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// A square button with an icon alone. Its `text` is not seen but shown as the tooltip, with its key, and read aloud.
GhostButton {
    property bool boxed: false

    display: T.AbstractButton.IconOnly
    ground: boxed ? Theme.raised : "transparent"
    outline: boxed ? Theme.line2 : "transparent"
}
