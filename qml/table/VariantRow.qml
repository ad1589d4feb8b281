// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A variant: on or off, what it changes, and whether that is harder.
RowLayout {
    id: root

    required property var option
    signal toggled(bool on)

    spacing: Theme.space8

    CheckMark {
        name: root.option.label
        checked: root.option.value === true
        Accessible.description: root.option.note
        onToggled: root.toggled(checked)
        Layout.alignment: Qt.AlignTop
    }
    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        BodyText {
            text: root.option.label
            Accessible.ignored: true
        }
        SmallText {
            text: root.option.note
            wrapMode: Text.Wrap
            Accessible.ignored: true
            Layout.fillWidth: true
        }
    }
    Tag {
        visible: root.option.effort.length > 0
        text: root.option.effort === "harder" ? qsTr("harder") : qsTr("easier")
        Layout.alignment: Qt.AlignTop
    }
}
