// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// Colours and sizes of the house, light and dark. The only singleton: constants, no state but the chosen scheme.
QtObject {
    property bool dark: false

    readonly property color window: dark ? "#16191D" : "#F4F5F7"
    readonly property color panel: dark ? "#1E2227" : "#FFFFFF"
    readonly property color line: dark ? "#343B44" : "#D9DDE3"
    readonly property color text: dark ? "#E8EBEF" : "#1B1F24"
    readonly property color muted: dark ? "#9AA4B1" : "#5B6470"

    readonly property string fontFamily: "Inter"
    readonly property int baseSize: 13
    readonly property int headingSize: 20
    readonly property int space: 8
}
