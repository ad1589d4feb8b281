// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Cardquake.Ui

/// A pack of the library as a card to choose.
T.AbstractButton {
    id: root

    property string name
    property string words
    property string gameIcon
    property bool selected: false

    implicitWidth: 200
    implicitHeight: implicitContentHeight + 20
    hoverEnabled: true
    leftPadding: 12
    rightPadding: 12
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.description: words
    Accessible.checkable: true
    Accessible.checked: selected

    contentItem: RowLayout {
        spacing: 10

        GameIcon {
            name: root.gameIcon
            size: 32
        }
        ColumnLayout {
            spacing: 0

            BodyText {
                text: root.name
                strong: true
                elide: Text.ElideRight
                Layout.fillWidth: true
                Accessible.ignored: true
            }
            SmallText {
                text: root.words
                elide: Text.ElideRight
                Layout.fillWidth: true
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        color: root.down ? Theme.line : root.hovered ? Theme.hover : Theme.panel
        radius: Theme.radiusCard
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? Theme.accent : Theme.line
    }

    FocusRing {
        visible: root.visualFocus
        radius: Theme.radiusCard
    }
    Tip {
        wanted: root.hovered
        text: root.words
    }
}
