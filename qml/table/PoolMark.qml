// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A supply that needs no more than a number: picture and count.
Row {
    id: root

    required property string label
    required property string icon
    required property string note
    required property int value

    visible: note.length === 0
    spacing: 6
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 left").arg(label).arg(value)

    GameIcon {
        name: root.icon
        size: 20
        anchors.verticalCenter: parent.verticalCenter
    }
    BodyText {
        text: root.value
        font.weight: Font.DemiBold
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    SmallText {
        text: root.label
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
