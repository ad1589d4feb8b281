// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Cardquake.App
import Cardquake.Ui

/// What can be done everywhere in the window.
Item {
    id: root

    required property ApplicationWindow window
    required property Settings settings
    required property CommandPalette finder

    Command {
        text: qsTr("Find a command")
        keys: "Ctrl+Shift+P"
        symbol: "search"
        group: qsTr("Window")
        onTriggered: root.finder.open()
    }
    Command {
        text: Theme.dark ? qsTr("Change to light colours") : qsTr("Change to dark colours")
        symbol: Theme.dark ? "light_mode" : "dark_mode"
        group: qsTr("Window")
        onTriggered: root.settings.scheme = Theme.dark ? "light" : "dark"
    }
    Command {
        text: qsTr("Larger text")
        keys: "Ctrl++"
        symbol: "text_increase"
        group: qsTr("Window")
        onTriggered: root.settings.textPercent += 10
    }
    Command {
        text: qsTr("Smaller text")
        keys: "Ctrl+-"
        symbol: "text_decrease"
        group: qsTr("Window")
        onTriggered: root.settings.textPercent -= 10
    }
    Command {
        text: qsTr("Usual text size")
        keys: "Ctrl+0"
        symbol: "format_size"
        group: qsTr("Window")
        onTriggered: root.settings.textPercent = 100
    }
    Command {
        text: root.window.visibility === ApplicationWindow.FullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
        keys: "F11"
        symbol: "fullscreen"
        group: qsTr("Window")
        onTriggered: root.window.visibility === ApplicationWindow.FullScreen ? root.window.showNormal()
                                                                            : root.window.showFullScreen()
    }
    Command {
        text: qsTr("Quit")
        keys: "Ctrl+Q"
        symbol: "logout"
        group: qsTr("Window")
        onTriggered: Qt.quit()
    }
}
