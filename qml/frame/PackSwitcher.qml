// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Cardquake.App
import Cardquake.Ui

/// Which pack is open, and the others of the library to change to.
GhostButton {
    id: root

    required property Workbench workbench
    property string detail ///< after the name, e.g. how many play

    text: workbench.packName.length > 0 ? workbench.packName : qsTr("No pack")
    strong: true
    gameIcon: Theme.gameIcons[workbench.game] ?? "kind-map"
    tip: qsTr("Change to another pack of the library")
    showsKeys: false
    command: open
    Accessible.name: qsTr("Pack: %1").arg(workbench.packName)

    Command {
        id: open

        text: qsTr("Change the pack")
        group: qsTr("Library")
        symbol: "folder_open"
        onTriggered: list.visible ? list.close() : list.open()
    }
    Popover {
        id: list

        y: root.height + 4
        width: 340
        padding: 4
        focus: true

        contentItem: ListView {
            implicitHeight: contentHeight
            height: Math.min(contentHeight, 400)
            clip: true
            focus: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.workbench.packs
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Packs of the library")

            delegate: ListRow {
                required property var modelData

                width: ListView.view ? ListView.view.width : 0
                height: 44
                text: modelData.name
                detail: modelData.description
                gameIcon: Theme.gameIcons[modelData.game] ?? "kind-map"
                selected: modelData.packId === root.workbench.pack
                ringed: activeFocus
                focus: ListView.isCurrentItem
                onClicked: {
                    root.workbench.pack = modelData.packId
                    list.close()
                }
            }
        }
    }
}
