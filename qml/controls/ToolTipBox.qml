// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// What something is called, with its key, and why it cannot be used now. Opens after half a second.
T.ToolTip {
    id: root

    property string keys
    property string reason

    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: -implicitHeight - 6
    margins: 4
    padding: 0
    delay: Theme.tipDelay
    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    contentItem: TipFrame {
        text: root.text
        keys: root.keys
        reason: root.reason
    }
}
