// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// Looking back: a bar over all moves of the game, and what can be done from there.
Rectangle {
    id: root

    required property GameTable table
    property bool running: false

    visible: table.replaying
    implicitHeight: 48
    color: Theme.panel
    onVisibleChanged: if (!visible) running = false
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    Timer {
        interval: 600
        repeat: true
        running: root.running && root.visible
        onTriggered: {
            if (root.table.place >= root.table.length)
                root.running = false;
            else
                root.table.seek(root.table.place + 1);
        }
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        spacing: Theme.space8

        IconButton {
            text: qsTr("To the start")
            icon.name: "first_page"
            onClicked: root.table.seek(0)
        }
        IconButton {
            text: qsTr("One move back")
            icon.name: "chevron_left"
            onClicked: root.table.seek(root.table.place - 1)
        }
        IconButton {
            text: root.running ? qsTr("Stop") : qsTr("Play back")
            icon.name: root.running ? "pause" : "play_arrow"
            onClicked: root.running = !root.running
        }
        IconButton {
            text: qsTr("One move on")
            icon.name: "chevron_right"
            onClicked: root.table.seek(root.table.place + 1)
        }
        Slider {
            id: bar

            from: 0
            to: Math.max(1, root.table.length)
            stepSize: 1
            snapMode: Slider.SnapAlways
            value: root.table.place
            onMoved: root.table.seek(Math.round(value))
            Accessible.name: qsTr("Move %1 of %2").arg(root.table.place).arg(root.table.length)
            Layout.fillWidth: true
        }
        BodyText {
            text: qsTr("Move %1 of %2").arg(root.table.place).arg(root.table.length)
            color: Theme.muted
        }
        PlainButton {
            text: qsTr("Branch from here")
            icon.name: "call_split"
            controlHeight: Theme.compact
            onClicked: root.table.branchHere()
        }
        PrimaryButton {
            text: qsTr("Back to the game")
            controlHeight: Theme.compact
            onClicked: root.table.stopReplay()
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
}
