// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A message where it matters: what happened, why, and what can be done. `tone` is accent, good, warn or bad.
Rectangle {
    id: root

    property string text
    property string tone: "accent"
    property string actionText ///< a button below the text, if there is something to do
    property bool closable: false
    signal actionChosen()
    signal closed()

    implicitWidth: layout.implicitWidth + 20
    implicitHeight: layout.implicitHeight + 16
    radius: Theme.radiusControl
    color: Theme.tones[tone].ground
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: layout

        anchors.fill: parent
        anchors.leftMargin: 10
        anchors.rightMargin: root.closable ? 4 : 10
        anchors.topMargin: 8
        anchors.bottomMargin: 8
        spacing: 8

        MaterialIcon {
            name: Theme.tones[root.tone].icon
            size: 18
            color: Theme.tones[root.tone].ink
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: root.closable ? 3 : 0
        }
        ColumnLayout {
            spacing: 6
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: root.closable ? 3 : 0

            BodyText {
                text: root.text
                font.pixelSize: Theme.sectionSize
                lineHeight: Math.round(17 * Theme.textScale)
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.ignored: true
            }
            PlainButton {
                visible: root.actionText.length > 0
                text: root.actionText
                controlHeight: Theme.mini
                onClicked: root.actionChosen()
            }
        }
        IconButton {
            visible: root.closable
            text: qsTr("Close this message")
            icon.name: "close"
            controlHeight: Theme.mini
            onClicked: root.closed()
            Layout.alignment: Qt.AlignTop
        }
    }
}
