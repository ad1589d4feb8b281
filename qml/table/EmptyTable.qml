// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// No game on the table: what can be done about it.
ColumnLayout {
    id: root

    signal newGameWanted()
    signal savedGamesWanted()

    spacing: Theme.space16

    TitleText {
        text: qsTr("The table is empty")
        page: true
        Layout.alignment: Qt.AlignHCenter
    }
    BodyText {
        text: qsTr("Start a game with the pack as it stands, or go on with one you left.")
        color: Theme.muted
        Layout.alignment: Qt.AlignHCenter
    }
    RowLayout {
        spacing: Theme.space12
        Layout.alignment: Qt.AlignHCenter

        PrimaryButton {
            text: qsTr("New game")
            icon.name: "add"
            onClicked: root.newGameWanted()
        }
        PlainButton {
            text: qsTr("Saved games")
            icon.name: "save"
            onClicked: root.savedGamesWanted()
        }
    }
}
