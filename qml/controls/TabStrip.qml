// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// Pages of one thing. Arrow keys go from one to the next.
Item {
    id: root

    property var options: [] ///< the words
    property var icons: []
    property int currentIndex: 0
    property string name
    signal chosen(int index)

    function choose(index: int): void {
        if (index < 0 || index >= options.length)
            return
        (tabs.itemAt(index) as Item).forceActiveFocus(Qt.TabFocusReason)
        root.chosen(index)
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.large
    Accessible.role: Accessible.PageTabList
    Accessible.name: name

    Row {
        id: row

        height: parent.height
        spacing: 4

        Repeater {
            id: tabs

            model: root.options

            T.AbstractButton {
                id: tab

                required property int index
                required property string modelData
                readonly property bool current: index === root.currentIndex

                text: modelData
                hoverEnabled: true
                height: row.height
                implicitWidth: implicitContentWidth + 20
                activeFocusOnTab: current
                onClicked: root.chosen(index)
                Keys.onReturnPressed: tab.clicked()
                Keys.onEnterPressed: tab.clicked()
                Keys.onLeftPressed: root.choose(index - 1)
                Keys.onRightPressed: root.choose(index + 1)
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData
                Accessible.selected: current
                Accessible.onPressAction: tab.clicked()

                contentItem: ButtonWords {
                    iconName: root.icons[tab.index] ?? ""
                    text: tab.text
                    weight: tab.current ? Font.DemiBold : Font.Medium
                    ink: tab.current || tab.hovered ? Theme.text : Theme.muted
                }
                background: Item {
                    Rectangle {
                        visible: tab.current
                        x: 8
                        y: parent.height - 2
                        width: parent.width - 16
                        height: 2
                        color: Theme.accent
                    }
                }

                FocusRing {
                    visible: tab.visualFocus
                    inside: true
                }
            }
        }
    }
}
