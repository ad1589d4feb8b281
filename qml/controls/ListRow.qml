// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Cardquake.Ui

/// A row of a list: icon, words, fact at the right. A row that cannot be used says why there.
T.ItemDelegate {
    id: root

    property string gameIcon
    property string detail ///< small, after the words
    property string fact ///< at the right
    property string keys
    property bool selected: false
    property bool available: true
    property string reason
    property bool hot: hovered && available
    property bool ringed: visualFocus

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    hoverEnabled: true
    implicitHeight: Theme.control
    leftPadding: 16
    rightPadding: 16
    Keys.onReturnPressed: if (root.available) root.clicked()
    Keys.onEnterPressed: if (root.available) root.clicked()
    Keys.onSpacePressed: event => event.accepted = !available
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: available ? (detail.length > 0 && fact.length > 0 ? detail + ", " + fact : detail + fact)
                                      : reason
    Accessible.selected: selected
    Accessible.onPressAction: if (root.available) root.clicked()

    contentItem: RowLayout {
        spacing: 8

        MaterialIcon {
            name: root.icon.name
            size: 18
            color: Theme.muted
            opacity: root.available ? 1 : Theme.disabledOpacity
        }
        GameIcon {
            name: root.gameIcon
            opacity: root.available ? 1 : Theme.disabledOpacity
        }
        BodyText {
            text: root.text
            color: root.available ? Theme.text : Theme.muted
            elide: Text.ElideRight
            Layout.fillWidth: root.detail.length === 0
            Accessible.ignored: true
        }
        SmallText {
            text: root.detail
            visible: text.length > 0
            elide: Text.ElideRight
            Layout.fillWidth: true
            Accessible.ignored: true
        }
        BodyText {
            text: root.available ? root.fact : root.reason
            visible: text.length > 0
            color: Theme.muted
            font.pixelSize: root.available ? Theme.bodySize : Theme.smallSize
            Accessible.ignored: true
        }
        KeyCap {
            keys: root.keys
        }
    }
    background: Rectangle {
        color: root.down && root.available ? Theme.line : root.selected ? Theme.accentSoft
                                           : root.hot || root.highlighted ? Theme.hover : "transparent"

        Rectangle {
            visible: root.selected
            width: 3
            height: parent.height
            color: Theme.accent
        }
    }

    FocusRing {
        visible: root.ringed
        inside: true
    }
    MouseArea {
        anchors.fill: parent
        enabled: !root.available
        visible: enabled
    }
}
