// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Cardquake.Ui

/// A dialog over the whole window: title, content, and a foot for its buttons. Escape closes it.
T.Popup {
    id: root

    property string title
    property int wantedWidth: 520
    property int wantedHeight: 0 ///< 0: as high as its content
    property bool closable: true
    property alias foot: footRow.data
    default property alias content: body.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(wantedWidth, (parent ? parent.width : 0) - 32)
    height: Math.min(wantedHeight > 0 ? wantedHeight : layout.implicitHeight, (parent ? parent.height : 0) - 32)
    padding: 0
    modal: true
    focus: true
    closePolicy: closable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.quick
        }
    }
    background: Item {
        Shadow {}
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusDialog
            color: Theme.panel
            border.color: Theme.line
        }
    }
    contentItem: FocusScope { // qmllint disable deferred-property-id
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title

        ColumnLayout {
            id: layout

            anchors.fill: parent
            spacing: 0

            RowLayout {
                visible: root.title.length > 0
                spacing: Theme.space8
                Layout.margins: Theme.space16
                Layout.leftMargin: Theme.space24
                Layout.bottomMargin: Theme.space8

                TitleText {
                    text: root.title
                    page: true
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                }
                IconButton {
                    visible: root.closable
                    text: qsTr("Close")
                    icon.name: "close"
                    keys: qsTr("Esc")
                    onClicked: root.close()
                }
            }
            ColumnLayout {
                id: body

                spacing: 0
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            Rectangle {
                visible: footRow.children.length > 0
                color: Theme.line
                Layout.fillWidth: true
                Layout.preferredHeight: 1
            }
            RowLayout {
                id: footRow

                visible: children.length > 0
                spacing: Theme.space8
                Layout.margins: Theme.space16
                Layout.leftMargin: Theme.space24
                Layout.rightMargin: Theme.space24
            }
        }
    }
}
