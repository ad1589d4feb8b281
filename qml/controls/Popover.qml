// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// A panel that floats over the room until Escape or a press beside it.
T.Popup {
    id: root

    property int radius: Theme.radiusCard

    padding: 12
    margins: 8
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
    background: Item {
        Shadow {}
        Rectangle {
            anchors.fill: parent
            radius: root.radius
            color: Theme.raised
            border.color: Theme.line
        }
    }
}
