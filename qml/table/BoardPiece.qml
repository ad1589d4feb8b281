// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Cardquake.App
import Cardquake.Ui

/// A piece on the board, whatever it is: it walks to where the layout puts it, can be clicked and dragged.
Item {
    id: root

    required property string pieceId
    required property string label
    required property string on
    required property string icon
    required property string number
    required property string role
    required property int room
    required property real px
    required property real py
    required property real size
    required property real plateHeight
    required property bool held
    required property bool onBoard
    required property GameTable table
    required property real side ///< of a space
    readonly property bool selected: table.choices.selection.indexOf(pieceId) >= 0
    readonly property bool movable: table.choices.movable.indexOf(pieceId) >= 0
    readonly property bool isCarrier: role === "carrier"
    readonly property bool isCover: role === "cover"
    readonly property bool isToken: role === "token"
    signal dropped(point place)
    signal dragStarted()

    visible: onBoard
    width: size * side
    height: (isCarrier ? plateHeight : size) * side
    x: px * side - width / 2 + (dragging.active ? dragging.way.x : 0)
    y: py * side - height / 2 + (dragging.active ? dragging.way.y : 0)
    z: dragging.active ? 10 : selected ? 5 : isCover ? 0 : isCarrier ? 1 : held && isToken ? 4 : isToken ? 2 : 3

    Behavior on x { enabled: !dragging.active; NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic } }
    Behavior on y { enabled: !dragging.active; NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic } }

    Rectangle { // a vehicle: its plate with seats
        visible: root.isCarrier
        anchors.fill: parent
        radius: root.side * 0.12
        color: "#2C4156"
        border.width: 2
        border.color: "#FFFFFF"

        Grid { // where the layout puts the passengers
            id: seating

            readonly property real seatPitch: root.height / Math.max(1, Math.ceil(root.room / 2))
            readonly property real seatSide: Math.min(root.side * 0.2, seatPitch * 0.85)

            anchors.centerIn: parent
            columns: 2
            columnSpacing: root.width * 0.44 - seatSide
            rowSpacing: seatPitch - seatSide

            Repeater {
                model: root.isCarrier ? root.room : 0

                Rectangle {
                    width: seating.seatSide
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: 1
                    border.color: "#7F93A8"
                }
            }
        }
        Rectangle {
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.top
            width: root.side * 0.2
            height: width
            radius: width / 2
            color: "#FFFFFF"
            border.width: 1.5
            border.color: "#1B1F24"

            Image {
                anchors.fill: parent
                anchors.margins: 2
                source: root.isCarrier ? "qrc:/art/icons/" + root.icon + ".svg" : ""
                sourceSize.width: width
                sourceSize.height: height
                Accessible.ignored: true
            }
        }
    }
    Image { // what covers a space: an active Tornado
        visible: root.isCover
        anchors.fill: parent
        source: root.isCover ? "qrc:/art/scenes/tornado.svg" : ""
        sourceSize.width: width
        sourceSize.height: height
        Accessible.ignored: true
    }
    Rectangle { // a token: a white disc
        visible: root.isToken
        anchors.fill: parent
        radius: width / 2
        color: "#F7FFFFFF"
        border.width: root.selected ? 2.5 : 1.5
        border.color: root.selected ? Theme.boardTarget : "#1B1F24"

        Image {
            anchors.fill: parent
            anchors.margins: Math.max(1, parent.width * 0.1)
            source: root.isToken && root.icon.length > 0 ? "qrc:/art/icons/" + root.icon + ".svg" : ""
            sourceSize.width: width
            sourceSize.height: height
            Accessible.ignored: true
        }
    }
    Pawn {
        visible: root.role === "pawn"
        anchors.fill: parent
        icon: root.role === "pawn" ? root.icon : ""
        number: root.number
        selected: root.selected
        movable: root.movable
        darkNumber: root.icon.indexOf("civilian") === 0 || root.icon.indexOf("yellow") > 0
    }

    Accessible.role: Accessible.Button
    Accessible.name: root.on.length > 0 ? qsTr("%1 on %2").arg(root.label).arg(root.on) : root.label
    Accessible.description: root.movable ? qsTr("can act") : ""
    Accessible.selected: root.selected
    Accessible.onPressAction: root.table.choices.tapPiece(root.pieceId)

    HoverHandler {
        enabled: root.movable
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: !root.isCover
        gesturePolicy: TapHandler.ReleaseWithinBounds // or the tile below would be tapped too
        onTapped: root.table.choices.tapPiece(root.pieceId)
    }
    DragHandler {
        id: dragging

        property point way

        enabled: root.movable && root.role === "pawn"
        target: null // the place stays the layout's
        onActiveTranslationChanged: if (active) way = Qt.point(activeTranslation.x, activeTranslation.y)
        onActiveChanged: {
            if (active)
                root.dragStarted();
            else
                root.dropped(Qt.point(root.px * root.side + way.x, root.py * root.side + way.y));
        }
    }
}
