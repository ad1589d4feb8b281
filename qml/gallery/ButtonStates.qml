// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// Three kinds of button in their states, and their heights.
Column {
    spacing: 8

    Row {
        spacing: 8

        SmallText {
            text: ""
            width: 64
        }
        Repeater {
            model: ["rest", "hover", "pressed", "focus", "disabled"]

            SmallText {
                required property string modelData

                text: modelData
                width: 79
            }
        }
    }
    Row {
        spacing: 8

        SmallText {
            text: "Plain"
            width: 64
            height: parent.height
        }
        PlainButton {
            text: "Save"
            icon.name: "bookmark_add"
        }
        PlainButton {
            text: "Save"
            icon.name: "bookmark_add"
            hot: true
        }
        PlainButton {
            text: "Save"
            icon.name: "bookmark_add"
            down: true
        }
        PlainButton {
            text: "Save"
            icon.name: "bookmark_add"
            ringed: true
        }
        PlainButton {
            text: "Save"
            icon.name: "bookmark_add"
            available: false
            reason: "Nothing has changed."
        }
    }
    Row {
        spacing: 8

        SmallText {
            text: "Primary"
            width: 64
            height: parent.height
        }
        PrimaryButton {
            text: "Save"
            icon.name: "play_arrow"
        }
        PrimaryButton {
            text: "Save"
            icon.name: "play_arrow"
            hot: true
        }
        PrimaryButton {
            text: "Save"
            icon.name: "play_arrow"
            down: true
        }
        PrimaryButton {
            text: "Save"
            icon.name: "play_arrow"
            ringed: true
        }
        PrimaryButton {
            text: "Save"
            icon.name: "play_arrow"
            available: false
            reason: "Nothing has changed."
        }
    }
    Row {
        spacing: 8

        SmallText {
            text: "Ghost"
            width: 64
            height: parent.height
        }
        GhostButton {
            text: "Save"
            icon.name: "undo"
        }
        GhostButton {
            text: "Save"
            icon.name: "undo"
            hot: true
        }
        GhostButton {
            text: "Save"
            icon.name: "undo"
            down: true
        }
        GhostButton {
            text: "Save"
            icon.name: "undo"
            ringed: true
        }
        GhostButton {
            text: "Save"
            icon.name: "undo"
            available: false
            reason: "Nothing has changed."
        }
    }
    Row {
        spacing: 8

        SmallText {
            text: "Heights"
            width: 64
            height: parent.height
        }
        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            text: "Add"
            icon.name: "add"
            boxed: true
            controlHeight: Theme.mini
        }
        PlainButton {
            anchors.verticalCenter: parent.verticalCenter
            text: "28"
            controlHeight: Theme.compact
        }
        PlainButton {
            anchors.verticalCenter: parent.verticalCenter
            text: "32"
        }
        PrimaryButton {
            text: "40"
            controlHeight: Theme.large
        }
        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            text: "Paint"
            icon.name: "brush"
            checked: true
        }
        PlainButton {
            anchors.verticalCenter: parent.verticalCenter
            text: "Hint"
            icon.name: "lightbulb"
            keys: "H"
            controlHeight: Theme.compact
        }
    }
}
