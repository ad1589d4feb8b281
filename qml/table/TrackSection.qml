// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A number with a limit, such as the Graveyard: what takes its places, and a sentence about it.
Section {
    id: root

    required property string trackId
    required property string label
    required property int value
    required property int maximum
    required property string icon
    required property var taken
    required property string note
    readonly property bool isPool: note.length === 0 ///< a supply: see PoolMark
    readonly property int slotCount: maximum <= 14 ? maximum : 0

    title: label
    gameIcon: icon
    facts: maximum > 0 ? qsTr("%1 of %2", "value of maximum").arg(value).arg(maximum) : value
    Accessible.description: note

    Flow {
        visible: root.slotCount > 0 || root.taken.length > 0
        spacing: 3
        Layout.fillWidth: true

        Repeater {
            model: Math.max(root.slotCount, root.taken.length)

            Rectangle {
                id: place

                required property int index

                width: 23
                height: 23
                radius: Theme.radiusTag
                color: Theme.sunken
                border.width: 1
                border.color: place.index >= root.maximum ? Theme.badFill : Theme.line

                GameIcon {
                    anchors.centerIn: parent
                    name: place.index < root.taken.length ? root.taken[place.index] : ""
                    size: 18
                }
            }
        }
    }
    SmallText {
        visible: root.note.length > 0
        text: root.note
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
}
