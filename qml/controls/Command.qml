// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// Something that can be done: its words, key and icon in one place. Buttons, menus and the command palette refer to it.
T.Action {
    id: root

    property string symbol ///< a Material icon
    property string group ///< where it belongs, for the palette
    property string keys ///< as in "Ctrl+Z"; what people see is `keysText`
    property string reason ///< why it is not enabled now
    readonly property string keysText: naming.nativeText
    readonly property Shortcut naming: Shortcut {
        enabled: false
        sequence: root.keys
    }

    shortcut: root.keys
}
