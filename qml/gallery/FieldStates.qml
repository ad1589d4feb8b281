// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// Fields, and the controls for one choice, one number, yes or no.
ColumnLayout {
    spacing: 12

    GridLayout {
        columns: 2
        columnSpacing: 12
        rowSpacing: 10

        TextInputField {
            label: "Rest"
            text: "rain-48"
            Layout.fillWidth: true
        }
        TextInputField {
            label: "Focus"
            text: "rain-48"
            ringed: true
            Layout.fillWidth: true
        }
        TextInputField {
            label: "Error"
            text: "B2 G3"
            error: "The map has columns A to F."
            Layout.fillWidth: true
        }
        TextInputField {
            label: "Disabled"
            text: "rain-48"
            enabled: false
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
        }
    }
    Row {
        spacing: 12

        Segments {
            name: "Difficulty"
            options: ["Easy", "Medium"]
        }
        Stepper {
            anchors.verticalCenter: parent.verticalCenter
            name: "Copies"
            value: 2
        }
        CheckMark {
            anchors.verticalCenter: parent.verticalCenter
            name: "On"
            checked: true
        }
        CheckMark {
            anchors.verticalCenter: parent.verticalCenter
            name: "Off"
        }
        Toggle {
            anchors.verticalCenter: parent.verticalCenter
            name: "On"
            checked: true
        }
        Toggle {
            anchors.verticalCenter: parent.verticalCenter
            name: "Off"
        }
    }
    Row {
        spacing: 8

        Tag {
            text: "neutral"
        }
        Tag {
            text: "good"
            tone: "good"
            iconName: "check"
        }
        Tag {
            text: "warn"
            tone: "warn"
            iconName: "warning"
        }
        Tag {
            text: "bad"
            tone: "bad"
            iconName: "error"
        }
        Tag {
            text: "accent"
            tone: "accent"
            iconName: "bookmark"
        }
    }
    Row {
        spacing: 12

        Choice {
            name: "Bot"
            model: ["Random bot", "Greedy bot"]
        }
        Stepper {
            name: "Players"
            big: true
            value: 3
        }
        TabStrip {
            name: "Pages"
            options: ["Design", "Effect", "Deck"]
        }
    }
}
