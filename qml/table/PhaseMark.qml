// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A stretch of the turn: a bar, its name and a word about it.
ColumnLayout {
    id: root

    required property var phase
    readonly property bool now: phase.state === "now"

    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2", "phase, its state").arg(phase.label).arg(phase.state === "now" ? qsTr("now")
        : phase.state === "done" ? qsTr("done") : phase.note)

    Rectangle {
        implicitHeight: 4
        radius: 2
        color: root.now ? Theme.accent : root.phase.state === "done" ? Theme.line2 : Theme.line
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: 4

        SmallText {
            text: root.phase.label
            color: root.now ? Theme.text : Theme.muted
            font.weight: root.now ? Font.DemiBold : Font.Normal
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        SmallText {
            text: root.phase.state === "done" ? qsTr("done") : root.phase.note
            Accessible.ignored: true
        }
    }
}
