// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// What is to be known of the space under the pointer or the keyboard's cursor.
Rectangle {
    id: root

    required property GameTable table
    property string space
    readonly property var info: table.spaceInfo(space)

    visible: space.length > 0 && info.label !== undefined
    width: 260
    height: layout.implicitHeight + 20
    radius: Theme.radiusCard
    color: Theme.raised
    border.color: Theme.line
    Accessible.ignored: true

    Shadow {
        z: -1
    }
    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 10
        spacing: 4

        TitleText {
            text: qsTr("%1 %2", "space, its name").arg(root.space).arg(root.info.label ?? "")
            font.pixelSize: Theme.bodySize
        }
        Repeater {
            model: root.info.facts

            SmallText {
                required property string modelData

                text: modelData
                color: Theme.text
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }
        SmallText {
            visible: text.length > 0
            text: root.info.riskNote ?? ""
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
    }
}
