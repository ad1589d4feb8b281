// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// One of many choices, folded away until pressed.
T.ComboBox {
    id: root

    property string name ///< what is chosen here, for screen readers
    property int controlHeight: Theme.control

    /// While it is open, the key chooses instead.
    function unfold(event: KeyEvent): void {
        event.accepted = !popup.visible && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
        if (event.accepted)
            popup.open()
    }

    hoverEnabled: true
    implicitHeight: controlHeight
    implicitWidth: Math.max(120, implicitContentWidthPolicy === T.ComboBox.WidestText ? implicitContentWidth + 44 : 120)
    implicitContentWidthPolicy: T.ComboBox.WidestText
    leftPadding: 10
    rightPadding: 30
    font.family: Theme.fontFamily
    font.pixelSize: Theme.bodySize
    opacity: enabled ? 1 : Theme.disabledOpacity
    Keys.onReleased: event => root.unfold(event)
    Accessible.name: name
    Accessible.description: displayText

    contentItem: Text {
        text: root.displayText
        textFormat: Text.PlainText
        color: Theme.text
        font: root.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    indicator: MaterialIcon {
        x: root.width - width - 8
        y: Math.round((root.height - height) / 2)
        name: "expand_more"
        size: 18
        color: Theme.muted
    }
    background: Rectangle {
        radius: Theme.radiusControl
        color: root.down ? Theme.line : root.hovered ? Theme.hover : Theme.panel
        border.color: Theme.line2
    }
    delegate: ListRow {
        required property int index

        width: ListView.view ? ListView.view.width : root.width
        text: root.textAt(index)
        selected: root.currentIndex === index
        ringed: root.highlightedIndex === index
        hoverEnabled: true
    }
    popup: Popover { // qmllint disable deferred-property-id
        y: root.height + 4
        width: Math.max(root.width, 160)
        height: Math.min(list.contentHeight + 8, 320)
        padding: 4

        contentItem: ListView { // qmllint disable deferred-property-id
            id: list

            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: root.name
        }
    }

    FocusRing {
        visible: root.visualFocus
    }
}
