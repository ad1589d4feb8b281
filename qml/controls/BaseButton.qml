// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// What all buttons share. `icon.name` is a Material icon, `gameIcon` one of the games. A button that cannot be used now
/// is not `available`: it stays reachable, so that pointer and screen reader learn the reason.
T.Button {
    id: root

    property Command command: null
    property bool available: !command || command.enabled
    property string reason: command ? command.reason : ""
    property string keys: command ? command.keysText : ""
    property string tip
    property string gameIcon
    property bool showsKeys: true
    property int controlHeight: Theme.control
    property bool hot: hovered && available
    property bool ringed: visualFocus

    property color ground: Theme.raised
    property color groundHot: Theme.hover
    property color groundDown: Theme.line
    property color outline: Theme.line2
    property color ink: Theme.text
    property bool strong: false
    readonly property bool iconOnly: display === T.AbstractButton.IconOnly
    readonly property bool isLarge: controlHeight >= Theme.large
    readonly property int iconSize: !iconOnly ? 18 : controlHeight <= Theme.mini ? 16 : 20

    /// What a click does, if it can be done.
    function press(): void {
        if (!available)
            return
        if (checkable) {
            toggle()
            toggled()
        }
        clicked()
    }

    text: command ? command.text : ""
    icon.name: command ? command.symbol : ""
    onClicked: if (command) command.trigger(root)

    hoverEnabled: true
    implicitHeight: controlHeight
    implicitWidth: iconOnly ? controlHeight : implicitContentWidth + leftPadding + rightPadding
    horizontalPadding: iconOnly ? 0 : isLarge ? 16 : controlHeight <= Theme.compact ? 10 : 12
    verticalPadding: 0
    opacity: enabled && available ? 1 : Theme.disabledOpacity

    Accessible.name: text
    Accessible.description: available ? tip : reason
    Accessible.onPressAction: press()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()
    Keys.onSpacePressed: event => event.accepted = !available

    contentItem: ButtonWords {
        iconName: root.icon.name
        gameIcon: root.gameIcon
        text: root.iconOnly ? "" : root.text
        keys: root.showsKeys && !root.iconOnly ? root.keys : ""
        iconSize: root.iconSize
        textSize: root.isLarge ? Theme.largeSize : Theme.bodySize
        weight: root.strong || root.isLarge ? Font.DemiBold : Font.Medium
        ink: root.checked ? Theme.accentText : root.ink
    }
    background: Rectangle {
        radius: Theme.radiusControl
        color: root.down ? root.groundDown : root.checked ? Theme.accentSoft : root.hot ? root.groundHot : root.ground
        border.width: 1
        border.color: root.checked ? Theme.accentLine : root.outline
    }

    FocusRing {
        visible: root.ringed
    }
    MouseArea { // takes the presses that a button which cannot be used would answer
        anchors.fill: parent
        enabled: !root.available
        visible: enabled
    }
    Tip {
        wanted: (root.hovered || root.visualFocus) && !root.down
        text: root.tip.length > 0 ? root.tip : root.iconOnly ? root.text : ""
        keys: text.length > 0 ? root.keys : ""
        reason: root.available ? "" : root.reason
    }
}
