// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// An option with a few choices: in view when they are few and short, else in a list that folds out.
ColumnLayout {
    id: root

    required property var option
    readonly property var labels: option.choices.map(choice => choice.label)
    readonly property int current: option.choices.findIndex(choice => choice.id === option.value)
    readonly property bool inView: labels.length <= 3 && labels.join("").length <= 18
    signal chosen(string id)

    spacing: 4

    SmallText {
        text: root.option.label
    }
    Segments {
        visible: root.inView
        name: root.option.label
        options: root.inView ? root.labels : []
        currentIndex: root.current
        onChosen: index => root.chosen(root.option.choices[index].id)
    }
    Choice {
        visible: !root.inView
        name: root.option.label
        model: root.inView ? [] : root.labels
        currentIndex: root.current
        onActivated: index => root.chosen(root.option.choices[index].id)
        Layout.fillWidth: true
    }
    SmallText {
        visible: text.length > 0
        text: root.current >= 0 ? root.option.choices[root.current].note : ""
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
}
