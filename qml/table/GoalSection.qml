// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// What the players are after: its card, and how far they are.
Section {
    id: root

    required property string goalId
    required property string label
    required property string face
    required property string note
    required property bool reached
    property string cardPrefix

    title: label
    gameIcon: "kind-signal"
    last: true

    RowLayout {
        spacing: Theme.space12
        Layout.fillWidth: true

        FaceImage {
            Layout.preferredWidth: 76
            Layout.preferredHeight: 106
            source: root.face.length > 0 ? root.cardPrefix + root.face : ""
        }
        SmallText {
            text: root.note
            color: root.reached ? Theme.good : Theme.muted
            font.weight: root.reached ? Font.DemiBold : Font.Normal
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
    }
}
