// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// One target of a verb: its key, its name, its cost.
BaseButton {
    id: root

    required property var move

    text: move.target.length > 0 ? move.target : move.note.length > 0 ? move.note : move.label
    controlHeight: Theme.mini - 2
    horizontalPadding: 6
    rightPadding: 6 + price.width
    keys: move.number <= 9 ? String(move.number) : ""
    showsKeys: true
    tip: move.words
    Accessible.name: move.words

    CostIcons {
        id: price

        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        cost: root.move.cost
    }
}
