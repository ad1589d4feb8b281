// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// Who plays a colour: a person with a name, a bot, or nobody.
RowLayout {
    id: root

    required property var chair
    property string unplayed
    readonly property var deciders: ["person", "greedy", ""]
    readonly property bool played: chair.decider.length > 0
    signal named(string name)
    signal seated(string decider)

    spacing: Theme.space12

    GameIcon {
        name: (root.played ? "pawn-" : "civilian-") + root.chair.colour
        size: 26
    }
    TextInputField {
        text: root.chair.name
        placeholder: root.chair.decider === "person" ? root.chair.label : root.played ? qsTr("Bot %1").arg(root.chair.label)
                                                                      : qsTr("nobody plays %1").arg(root.chair.label.toLowerCase())
        enabled: root.played
        Accessible.name: qsTr("Name of %1").arg(root.chair.label)
        onEdited: typed => root.named(typed)
        Layout.fillWidth: true
    }
    Segments {
        name: qsTr("Who plays %1").arg(root.chair.label)
        options: [qsTr("Person"), qsTr("Bot"), root.unplayed]
        currentIndex: Math.max(0, root.deciders.indexOf(root.chair.decider))
        onChosen: index => root.seated(root.deciders[index])
    }
}
