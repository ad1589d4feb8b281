// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// A line of text with its label above and, when it is wrong, a sentence below.
FocusScope {
    id: root

    property string label
    property string error
    property string iconName
    property int controlHeight: Theme.control
    property bool ringed: field.activeFocus
    property alias text: field.text
    property alias placeholder: field.placeholderText
    property alias readOnly: field.readOnly
    property alias maximumLength: field.maximumLength
    property alias inputField: field
    signal edited(string text)
    signal accepted()

    implicitWidth: 200
    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: parent.width
        spacing: 4

        SmallText {
            visible: text.length > 0
            text: root.label
            font.weight: Font.Medium
            Accessible.ignored: true
        }
        T.TextField {
            id: field

            focus: true
            width: parent.width
            opacity: enabled ? 1 : Theme.disabledOpacity
            height: root.controlHeight
            leftPadding: root.iconName.length > 0 ? 36 : 10
            rightPadding: root.error.length > 0 ? 36 : 10
            verticalAlignment: TextInput.AlignVCenter
            color: Theme.text
            placeholderTextColor: Theme.muted
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            selectByMouse: true
            font.family: Theme.fontFamily
            font.pixelSize: Theme.bodySize
            onTextEdited: root.edited(text)
            onAccepted: root.accepted()
            Accessible.name: root.label.length > 0 ? root.label : placeholderText
            Accessible.description: root.error

            background: Rectangle {
                readonly property bool marked: root.ringed || root.error.length > 0

                radius: Theme.radiusControl
                color: Theme.panel
                border.width: marked ? 2 : 1
                border.color: root.error.length > 0 ? Theme.badFill : root.ringed ? Theme.accent : Theme.line2
            }

            Text {
                x: field.leftPadding
                width: field.width - field.leftPadding - field.rightPadding
                height: field.height
                visible: field.length === 0 && field.preeditText.length === 0
                text: field.placeholderText
                textFormat: Text.PlainText
                color: field.placeholderTextColor
                font: field.font
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            MaterialIcon {
                x: 10
                anchors.verticalCenter: parent.verticalCenter
                name: root.iconName
                size: 18
                color: Theme.muted
            }
            MaterialIcon {
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                name: root.error.length > 0 ? "error" : ""
                size: 18
                color: Theme.bad
            }
        }
        SmallText {
            visible: text.length > 0
            width: parent.width
            text: root.error
            color: Theme.bad
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
