// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A line of the log: a move in notation and in words, or what came of it.
Item {
    id: root

    required property int place
    required property bool isMove
    required property string icon
    required property string move
    required property string words
    property bool current: false
    signal chosen()

    implicitHeight: layout.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: words
    Accessible.description: move
    Accessible.onPressAction: chosen()

    Rectangle {
        anchors.fill: parent
        color: root.current ? Theme.accentSoft : hover.hovered ? Theme.hover : "transparent"
    }
    RowLayout {
        id: layout

        width: parent.width
        spacing: Theme.space8

        GameIcon {
            visible: root.isMove
            name: root.icon
            size: 16
            Layout.leftMargin: Theme.space16
            Layout.alignment: Qt.AlignTop
        }
        MaterialIcon {
            visible: !root.isMove
            name: "subdirectory_arrow_right"
            size: 14
            color: Theme.muted
            Layout.leftMargin: Theme.space16
            Layout.alignment: Qt.AlignTop
        }
        SmallText {
            text: root.isMove ? qsTr("<font color=\"%1\" face=\"%2\">%3</font>  %4").arg(Theme.accentText).arg(Theme.notationFamily).arg(root.move).arg(root.words)
                              : root.words
            textFormat: Text.StyledText
            color: Theme.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Layout.rightMargin: Theme.space16
        }
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: root.chosen()
    }
}
