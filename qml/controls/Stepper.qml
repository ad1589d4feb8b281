// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// A number with less and more beside it. `big` is 32 high. Arrow keys change it, and it can be typed.
T.SpinBox {
    id: root

    property string name ///< what is counted, for screen readers
    property bool big: false
    readonly property int side: big ? Math.round(30 * Theme.growth) : Math.round(22 * Theme.growth)

    hoverEnabled: true
    editable: true
    implicitHeight: side + 2
    implicitWidth: 2 * side + 2 + Math.max(implicitContentWidth + 8, Math.round((big ? 32 : 24) * Theme.growth))
    leftPadding: side + 1
    rightPadding: side + 1
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.SpinBox
    Accessible.name: name
    Accessible.description: displayText

    validator: IntValidator {
        bottom: Math.min(root.from, root.to)
        top: Math.max(root.from, root.to)
    }
    contentItem: TextInput {
        text: root.displayText
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        font.family: Theme.fontFamily
        font.pixelSize: root.big ? Theme.bodySize : Theme.sectionSize
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        readOnly: !root.editable
        validator: root.validator
        selectByMouse: true
        inputMethodHints: Qt.ImhDigitsOnly
        Accessible.ignored: true
    }
    down.indicator: StepperEnd {
        icon: "remove"
        height: parent.height
        width: root.side
        hot: root.down.hovered
        held: root.down.pressed
        possible: root.value > root.from
    }
    up.indicator: StepperEnd {
        x: parent.width - width
        icon: "add"
        height: parent.height
        width: root.side
        hot: root.up.hovered
        held: root.up.pressed
        possible: root.value < root.to
    }
    background: Rectangle {
        radius: Theme.radiusControl
        color: Theme.panel
        border.color: Theme.line
    }

    FocusRing {
        visible: root.visualFocus
    }
}
