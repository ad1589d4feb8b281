// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// One thing to choose: what it is, what it does, and the control at the right.
RowLayout {
    id: root

    property string label
    property string help
    default property alias control: slot.data

    spacing: Theme.space16
    Layout.fillWidth: true

    ColumnLayout {
        spacing: 2

        BodyText {
            text: root.label
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        SmallText {
            text: root.help
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
    }
    RowLayout {
        id: slot

        Layout.fillWidth: false
    }
}
