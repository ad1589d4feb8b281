// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.App
import Cardquake.Ui

/// What the bot would do, why, and a button that does it.
Item {
    id: root

    required property GameTable table
    readonly property bool given: table.hint.move !== undefined

    visible: given
    implicitHeight: given ? note.implicitHeight + 2 * Theme.space8 : 0

    Note {
        id: note

        x: Theme.space16
        y: Theme.space8
        width: parent.width - 2 * Theme.space16
        text: root.given ? qsTr("Hint: %1 %2", "sentence, why").arg(root.table.hint.words).arg(root.table.hint.why) : ""
        actionText: qsTr("Do it")
        onActionChosen: root.table.choices.play(root.table.hint.move)
    }
}
