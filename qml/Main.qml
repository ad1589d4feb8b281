// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Cardquake.App
import Cardquake.Ui

/// The workbench window: the rail, and beside it the room that is open.
ApplicationWindow {
    id: root

    required property Workbench workbench
    required property Settings settings
    readonly property var roomIds: Array.from({"length": rooms.length}, (_, i) => rooms[i].roomId)
    readonly property string room: roomIds.includes(settings.room) ? settings.room : "start"
    readonly property list<RoomEntry> rooms: [
        RoomEntry {
            roomId: "start"
            title: qsTr("Welcome")
            source: Qt.resolvedUrl("start/StartRoom.qml")
        },
        RoomEntry {
            roomId: "table"
            title: qsTr("Table")
            symbol: "table_restaurant"
            keys: "Ctrl+1"
            source: Qt.resolvedUrl("table/TableRoom.qml")
        },
        RoomEntry {
            roomId: "settings"
            title: qsTr("Settings")
            symbol: "settings"
            keys: "Ctrl+,"
            source: Qt.resolvedUrl("settings/SettingsRoom.qml")
            atFoot: true
        }
    ]

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 640
    color: Theme.window
    title: workbench.packName.length > 0 ? qsTr("%1 – Cardquake").arg(workbench.packName) : qsTr("Cardquake")
    font.family: Theme.fontFamily
    font.pixelSize: Theme.bodySize
    Component.onCompleted: workbench.pack = settings.pack

    SystemPalette {
        id: desktop
    }
    Binding {
        target: Theme
        property: "dark"
        value: root.settings.scheme === "dark"
               || (root.settings.scheme === "system" && desktop.window.hslLightness < 0.5)
    }
    Binding {
        target: Theme
        property: "textScale"
        value: root.settings.textPercent / 100
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: root.settings.motionPercent === 0
    }
    Binding {
        target: Theme
        property: "motionSpeed"
        value: Math.max(1, root.settings.motionPercent) / 100
    }
    Connections {
        target: root.workbench

        function onPackChanged(): void {
            root.settings.pack = root.workbench.pack
        }
    }
    WindowCommands {
        window: root
        settings: root.settings
        finder: finder
    }
    CommandPalette {
        id: finder

        window: root
    }
    Rail {
        id: rail

        height: parent.height
        rooms: root.rooms
        current: root.room
        onChosen: roomId => root.settings.room = roomId
    }
    Column {
        id: notices

        anchors.left: rail.right
        anchors.right: parent.right

        Note {
            id: notice

            property bool wasRead: false

            visible: root.workbench.notice.length > 0 && !wasRead
            width: parent.width
            radius: 0
            tone: "warn"
            text: root.workbench.notice
            closable: true
            onClosed: wasRead = true
        }
    }
    Item {
        anchors.left: rail.right
        anchors.right: parent.right
        anchors.top: notices.bottom
        anchors.bottom: parent.bottom

        Repeater {
            model: root.rooms

            RoomSlot {
                required property RoomEntry modelData

                anchors.fill: parent
                workbench: root.workbench
                settings: root.settings
                roomIds: root.roomIds
                page: modelData.source
                current: modelData.roomId === root.room
                onGoTo: roomId => root.settings.room = roomId
            }
        }
    }
}
