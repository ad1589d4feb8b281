// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// On or off, at once.
T.Switch {
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
        implicitWidth: Math.round(32 * Theme.growth)
        implicitHeight: Math.round(18 * Theme.growth)
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.line2

        Rectangle {
            x: root.checked ? parent.width - width - 2 : 2
            y: 2
            width: parent.height - 4
            height: width
            radius: width / 2
            color: Theme.panel

            Behavior on x {
                NumberAnimation {
                    duration: Theme.quick
                    easing.type: Easing.OutCubic
                }
            }
        }
        FocusRing {
            visible: root.visualFocus
            radius: parent.radius
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
