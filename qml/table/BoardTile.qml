// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A space of the board without what stands on it: scene, health, name.
Item {
    id: root

    required property string spaceId
    required property string label
    required property string face
    required property string under ///< what is seen below a bridge
    required property string kind
    required property string healthIcon
    required property int healthLeft
    required property int healthOf
    required property var marks
    required property real risk
    property string facePrefix
    property bool showsRisk: false
    readonly property string nothing: "//" ///< the address of an empty space
    readonly property bool seesThrough: kind === "bridge"
    readonly property real side: width
    readonly property bool isOpen: marks.indexOf("extraction") >= 0

    FaceImage {
        anchors.fill: parent
        visible: root.seesThrough
        source: visible && root.facePrefix.length > 0 ? root.facePrefix + (root.under.length > 0 ? root.under : root.nothing) : ""
    }
    FaceImage {
        id: scene

        anchors.fill: parent
        source: root.facePrefix.length > 0 ? root.facePrefix + (root.face.length > 0 ? root.face : root.nothing) : ""

        // A tile that turns over, floods or is covered shows its new side as a card is turned.
        property string shown: root.face
        property bool wasShown: false
        onShownChanged: if (wasShown && Theme.usual > 0) turning.restart()
        Component.onCompleted: wasShown = true

        SequentialAnimation {
            id: turning

            NumberAnimation { target: flip; property: "angle"; from: 80; to: 0; duration: Theme.slow; easing.type: Easing.OutCubic }
        }
        transform: Rotation {
            id: flip

            origin.x: scene.width / 2
            origin.y: scene.height / 2
            axis { x: 0; y: 1; z: 0 }
        }
    }

    Rectangle { // health: a notch in the north edge
        readonly property bool isLast: root.healthLeft === 1
        readonly property bool isHit: root.healthLeft < root.healthOf

        visible: root.healthIcon.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: -1
        width: Math.max(20, Math.round(root.side * 0.23))
        height: Math.max(16, Math.round(root.side * 0.163))
        radius: 4
        color: isLast ? "#FFD0CC" : isHit ? "#FFE2B0" : "#FFFFFF"
        border.width: isLast ? 1 : 0
        border.color: Theme.boardImpossible

        GameIcon {
            anchors.centerIn: parent
            name: root.healthIcon
            size: Math.max(14, Math.round(root.side * 0.125))
        }
    }

    Rectangle { // the name
        visible: root.side >= 64
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: name.implicitWidth + 12
        height: 19
        radius: 3
        color: Theme.boardRibbon

        Text {
            id: name

            anchors.centerIn: parent
            text: root.side < 90 ? root.spaceId : qsTr("<b>%1</b>&nbsp; %2").arg(root.spaceId).arg(root.label)
            textFormat: Text.StyledText
            color: "#FFFFFF"
            font.family: Theme.fontFamily
            font.pixelSize: 11
            width: Math.min(implicitWidth, root.side - 12)
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Rectangle { // how likely the next disaster strikes here
        visible: root.showsRisk
        anchors.fill: parent
        color: Theme.heat(root.risk)
        opacity: 0.72

        Text {
            anchors.centerIn: parent
            visible: root.side >= 64
            text: qsTr("%1 %").arg(Math.round(root.risk * 100))
            color: root.risk > 0.55 ? "#1B1F24" : "#FFFFFF"
            font.family: Theme.displayFamily
            font.pixelSize: Math.round(root.side * 0.2)
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
