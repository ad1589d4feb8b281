// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// Yes or no, as one of several that belong together.
T.CheckBox {
    id: root

    property string name: text ///< for screen readers, when it shows no text itself

    function press(): void {
        toggle()
        toggled()
        clicked()
    }

    implicitHeight: Math.max(implicitIndicatorHeight, implicitContentHeight)
    implicitWidth: Math.max(implicitIndicatorWidth, implicitContentWidth)
    hoverEnabled: true
    spacing: 8
    opacity: enabled ? 1 : Theme.disabledOpacity
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()
    Accessible.name: name

    indicator: Rectangle {
        y: Math.round((root.height - height) / 2)
        implicitWidth: Math.round(16 * Theme.growth)
        implicitHeight: implicitWidth
        radius: Theme.radiusTag
        color: root.checked ? Theme.accent : root.hovered ? Theme.hover : Theme.panel
        border.width: root.checked ? 0 : 1.5
        border.color: Theme.line2

        MaterialIcon {
            anchors.centerIn: parent
            visible: root.checked
            name: "check"
            size: 14
            font.weight: Font.Bold
            color: Theme.accentInk
        }
        FocusRing {
            visible: root.visualFocus
            radius: Theme.radiusTag
        }
    }
    contentItem: Text {
        leftPadding: root.text.length > 0 ? root.implicitIndicatorWidth + root.spacing : 0
        text: root.text
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: Theme.text
        font.family: Theme.fontFamily
        font.pixelSize: Theme.bodySize
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
