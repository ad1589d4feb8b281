// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Cardquake.App
import Cardquake.Ui

/// What lies over a space and its pieces: what can be done there, what strikes it, what is asked.
Item {
    id: root

    required property string spaceId
    required property string label
    required property var marks
    required property var facts
    required property GameTable table
    property bool cursor: false ///< of the keyboard
    property bool shaking: false ///< somebody clicked where nothing can be done
    signal entered()
    signal exited()

    readonly property var offers: table.choices.offers[spaceId] ?? []
    readonly property bool isTarget: offers.length > 0
    readonly property bool inBubble: asksHere && offers.length <= 3 ///< the question beside it has the answers
    readonly property var steps: table.happening.steps ?? []
    readonly property int step: steps.findIndex(step => step.space === spaceId)
    readonly property string stepState: step >= 0 ? steps[step].state : ""
    readonly property bool asksHere: table.question.space === spaceId && table.question.kind !== "action"
    readonly property bool questionOpen: (table.question.space ?? "").length > 0 && table.question.kind !== "action"
    readonly property bool isOpen: marks.indexOf("extraction") >= 0
    readonly property bool isDimmed: !isTarget && step < 0 && !asksHere && !isOpen &&
                                     (questionOpen || table.choices.selection.length > 0)

    Rectangle {
        visible: root.isDimmed
        anchors.fill: parent
        radius: Theme.radiusControl
        color: root.questionOpen ? Theme.dim2 : Theme.dim
    }
    Rectangle { // an open way out
        visible: root.isOpen
        anchors.fill: parent
        anchors.margins: -3
        radius: Theme.radiusControl + 3
        color: "transparent"
        border.width: 3
        border.color: Theme.boardSignal
    }
    Rectangle { // struck, or about to be
        visible: root.step >= 0
        anchors.fill: parent
        radius: Theme.radiusControl
        color: root.stepState === "safe" ? Theme.boardSparedWash : Theme.boardStruckWash
        border.width: 2
        border.color: Theme.boardStruck
    }
    Rectangle { // asked now: the only thing that may pulse
        visible: root.asksHere
        anchors.fill: parent
        anchors.margins: -4
        radius: Theme.radiusControl + 4
        color: "transparent"
        border.width: 4
        border.color: Theme.boardTarget

        Rectangle {
            anchors.fill: parent
            anchors.margins: 4
            radius: Theme.radiusControl
            color: "transparent"
            border.width: 2
            border.color: "#FFFFFF"
        }
        SequentialAnimation on opacity {
            running: root.asksHere && Theme.usual > 0
            loops: Animation.Infinite

            NumberAnimation { to: 0.45; duration: 500 }
            NumberAnimation { to: 1; duration: 500 }
        }
    }
    Rectangle { // can be chosen
        visible: root.isTarget
        anchors.fill: parent
        radius: Theme.radiusControl
        color: hover.hovered ? Theme.boardTargetHover : "transparent"
        border.width: hover.hovered ? 4 : 3
        border.color: root.offers.some(move => move.verb === "rescue") ? Theme.boardRescue : Theme.boardTarget
    }
    Rectangle { // clicked, and nothing can be done
        visible: root.shaking
        anchors.fill: parent
        radius: Theme.radiusControl
        color: "transparent"
        border.width: 2
        border.color: Theme.boardImpossible
    }

    HoverHandler {
        id: hover

        cursorShape: root.isTarget ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: hovered ? root.entered() : root.exited()
    }

    Column { // what can be done here
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 3
        visible: root.isTarget && !root.inBubble

        Repeater {
            model: root.offers.length <= 3 ? root.offers : []

            OfferStrip {
                required property var modelData

                move: modelData
                tile: root.width
                onChosen: root.table.choices.play(modelData.text)
            }
        }
        OfferStrip {
            visible: root.offers.length > 3
            move: ({"verb": "", "label": qsTr("%1 choices").arg(root.offers.length), "icon": "", "cost": [],
                       "words": qsTr("%1 choices on %2").arg(root.offers.length).arg(root.spaceId)})
            tile: root.width
            onChosen: root.table.choices.tap(root.spaceId)
        }
    }
    Rectangle { // how far the disaster is
        visible: root.step >= 0 && (!root.isTarget || root.inBubble)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 2
        height: root.width < 100 ? 22 : 26
        color: root.stepState === "asked" ? Theme.boardTarget : Theme.boardStruckStrip

        Row {
            anchors.left: parent.left
            anchors.leftMargin: 5
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Rectangle {
                width: 17
                height: 17
                radius: 9
                color: "#FFFFFF"

                Text {
                    anchors.centerIn: parent
                    text: root.step + 1
                    color: Theme.boardStruckStrip
                    font.family: Theme.fontFamily
                    font.pixelSize: 11
                    font.weight: Font.Bold
                }
            }
            Text {
                text: root.step >= 0 ? root.steps[root.step].note : ""
                color: "#FFFFFF"
                font.family: Theme.fontFamily
                font.pixelSize: 12
                font.weight: Font.DemiBold
                width: Math.min(implicitWidth, root.width - 34)
                elide: Text.ElideRight
            }
        }
    }
    Rectangle { // the keyboard's cursor
        visible: root.cursor
        anchors.fill: parent
        anchors.margins: 1
        radius: Theme.radiusControl
        color: "transparent"
        border.width: 2
        border.color: "#FFFFFF"

        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            radius: Theme.radiusControl - 2
            color: "transparent"
            border.width: 2
            border.color: Theme.boardTarget
        }
    }
}
