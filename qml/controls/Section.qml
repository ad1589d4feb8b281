// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A part of a panel: head, facts at its right, what is in it, and a line below.
Item {
    id: root

    property string title
    property string facts
    property string gameIcon
    property bool last: false ///< no line below
    property bool stretches: false ///< the content takes all the height there is
    property int sidePadding: Theme.space16
    property alias headItems: extras.data ///< controls at the right of the head
    default property alias content: body.data

    implicitWidth: layout.implicitWidth
    implicitHeight: layout.implicitHeight + 2 * Theme.space12 + (last ? 0 : 1)
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    ColumnLayout {
        id: layout

        y: Theme.space12
        width: parent.width
        height: root.stretches ? parent.height - 2 * Theme.space12 - (root.last ? 0 : 1) : implicitHeight
        spacing: Theme.space8

        RowLayout {
            visible: root.title.length > 0
            spacing: Theme.space8
            Layout.leftMargin: Theme.space16
            Layout.rightMargin: Theme.space16
            Layout.preferredHeight: Math.round(20 * Theme.growth)
            Layout.fillHeight: false

            GameIcon {
                name: root.gameIcon
                size: 20
            }
            TitleText {
                text: root.title
                font.pixelSize: Theme.sectionSize
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            BodyText {
                visible: text.length > 0
                text: root.facts
                color: Theme.muted
                font.pixelSize: Theme.sectionSize
            }
            Row {
                id: extras

                spacing: Theme.space8
            }
        }
        ColumnLayout {
            id: body

            spacing: Theme.space8
            Layout.leftMargin: root.sidePadding
            Layout.rightMargin: root.sidePadding
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
    Rectangle {
        visible: !root.last
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
