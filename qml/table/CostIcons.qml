// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Cardquake.Ui

/// What a move costs, a small picture for each card to pay.
Rectangle {
    id: root

    property var cost: []
    property bool pill: false

    visible: cost.length > 0
    width: visible ? icons.width + (pill ? 6 : 0) : 0
    height: pill ? 20 : 18
    radius: height / 2
    color: pill ? "#FFFFFF" : "transparent"

    Row {
        id: icons

        anchors.centerIn: parent
        spacing: 1

        Repeater {
            model: root.cost

            GameIcon {
                required property string modelData

                name: modelData
                size: 16
            }
        }
    }
}
