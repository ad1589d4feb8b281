// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// One of a few choices, all in view. Arrow keys go from one to the next.
Rectangle {
    id: root

    property var options: [] ///< the words
    property var icons: [] ///< Material icons, if any
    property int currentIndex: 0
    property string name ///< what is chosen here, for screen readers
    property int controlHeight: Theme.control
    signal chosen(int index)

    function choose(index: int): void {
        if (index < 0 || index >= options.length)
            return
        (segments.itemAt(index) as Item).forceActiveFocus(Qt.TabFocusReason)
        if (index !== currentIndex)
            root.chosen(index)
    }

    implicitWidth: row.implicitWidth + 2
    implicitHeight: controlHeight
    radius: Theme.radiusControl
    color: Theme.panel
    border.color: Theme.line2
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name

    Row {
        id: row

        x: 1
        y: 1
        height: parent.height - 2

        Repeater {
            id: segments

            model: root.options

            T.RadioButton {
                id: segment

                required property int index
                required property string modelData

                text: modelData
                hoverEnabled: true
                checked: index === root.currentIndex
                autoExclusive: false
                checkable: false
                height: row.height
                implicitWidth: implicitContentWidth + 24
                activeFocusOnTab: checked
                onClicked: root.chosen(index)
                Keys.onReturnPressed: segment.clicked()
                Keys.onEnterPressed: segment.clicked()
                Keys.onLeftPressed: root.choose(index - 1)
                Keys.onRightPressed: root.choose(index + 1)
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: checked
                Accessible.onPressAction: segment.clicked()

                contentItem: ButtonWords {
                    iconName: root.icons[segment.index] ?? ""
                    text: segment.text
                    weight: segment.checked ? Font.DemiBold : Font.Medium
                    ink: segment.checked ? Theme.accentText : Theme.muted
                }
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: segment.index === 0 || segment.index === root.options.length - 1
                                ? Theme.radiusControl - 1 : 0
                        color: segment.checked ? Theme.accentSoft : segment.hovered ? Theme.hover : "transparent"
                    }
                    Rectangle { // square again on the side of the neighbour
                        visible: segment.index === 0 || segment.index === root.options.length - 1
                        x: segment.index === 0 ? parent.width / 2 : 0
                        width: root.options.length > 1 ? parent.width / 2 : 0
                        height: parent.height
                        color: segment.checked ? Theme.accentSoft : segment.hovered ? Theme.hover : "transparent"
                    }
                    Rectangle {
                        visible: segment.index > 0
                        width: 1
                        height: parent.height
                        color: Theme.line
                    }
                }

                FocusRing {
                    visible: segment.visualFocus
                    radius: Theme.radiusControl - 1
                }
            }
        }
    }
}
