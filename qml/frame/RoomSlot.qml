// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.App
import Cardquake.Ui

/// Where a room stands. It is made when it is first wanted, and stays.
Loader {
    id: root

    required property Workbench workbench
    required property Settings settings
    property var roomIds: []
    property url page
    property bool current: false
    signal goTo(string roomId)

    visible: current
    focus: current
    onCurrentChanged: furnish()
    Component.onCompleted: furnish()

    function furnish(): void {
        if (current && status === Loader.Null)
            setSource(page, {"workbench": workbench, "settings": settings, "roomIds": roomIds})
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true

        function onGoTo(roomId: string): void {
            root.goTo(roomId)
        }
    }
}
