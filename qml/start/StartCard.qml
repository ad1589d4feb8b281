// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// One of the things the program is for: a picture, what it is, and the button that begins it.
Rectangle {
    id: root

    property string title
    property string words
    property string buttonText
    property string symbol
    property bool main: false ///< what most will do first
    default property alias picture: mat.data
    signal chosen()

    implicitWidth: 344
    implicitHeight: text.implicitHeight + mat.height + 40
    radius: Theme.radiusCard
    color: Theme.panel

    Shadow {
        visible: root.main
        z: -1
    }
    Rectangle {
        id: mat

        width: parent.width
        height: 228
        radius: Theme.radiusCard
        color: Theme.mat
        clip: true
    }
    Rectangle {
        y: mat.height
        width: parent.width
        height: parent.height - y
        radius: Theme.radiusCard
        color: Theme.panel

        Rectangle { // square corners where the words begin
            width: parent.width
            height: Theme.radiusCard
            color: Theme.panel
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    ColumnLayout {
        id: text

        x: 20
        y: mat.height + 20
        width: parent.width - 40
        spacing: 6

        TitleText {
            text: root.title
            page: true
        }
        BodyText {
            text: root.words
            color: Theme.muted
            lineHeight: Math.round(19 * Theme.textScale)
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Layout.minimumHeight: 2 * lineHeight
        }
        PrimaryButton {
            visible: root.main
            text: root.buttonText
            icon.name: root.symbol
            controlHeight: Theme.large
            onClicked: root.chosen()
            Layout.fillWidth: true
            Layout.topMargin: 8
        }
        PlainButton {
            visible: !root.main
            text: root.buttonText
            icon.name: root.symbol
            controlHeight: Theme.large
            onClicked: root.chosen()
            Layout.fillWidth: true
            Layout.topMargin: 8
        }
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        radius: Theme.radiusCard
        border.color: Theme.line
    }
}
