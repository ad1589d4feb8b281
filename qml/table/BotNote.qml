// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// While bots play: who is thinking, and a way to stop or go on.
Item {
    id: root

    required property GameTable table
    readonly property var asked: table.seats.find(seat => seat.asked) ?? null

    visible: !table.personDecides && !table.over && !table.replaying
    implicitHeight: visible ? body.implicitHeight + 2 * Theme.space12 : 0

    ColumnLayout {
        id: body

        x: Theme.space16
        y: Theme.space12
        width: parent.width - 2 * Theme.space16
        spacing: Theme.space8

        BodyText {
            text: root.table.paused ? qsTr("The bots are waiting.")
                : root.asked ? qsTr("%1 is played by a bot.").arg(root.asked.label) : ""
            color: Theme.muted
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        ProgressLine {
            visible: !root.table.paused
            Layout.fillWidth: true
        }
        PlainButton {
            text: root.table.paused ? qsTr("Go on") : qsTr("Pause")
            icon.name: root.table.paused ? "play_arrow" : "pause"
            onClicked: root.table.pause(!root.table.paused)
        }
    }
}
