// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Cardquake.App
import Cardquake.Ui

/// The board: the spaces of the session's picture, what stands on them, what can be done there. As large as there is
/// room for; Ctrl+wheel zooms, dragging the mat or Space+drag moves it.
FocusScope {
    id: root

    required property GameTable table
    property string facePrefix ///< of what lies on the board
    property string cardPrefix ///< of cards
    property bool showsRisk: false
    property string cursor ///< the space the keyboard stands on
    property string inspected ///< the space under the pointer or cursor
    property string shaken
    property bool inspects: false ///< whether details of the space are wanted
    readonly property alias motion: motionLayer
    property real zoom: 1
    readonly property int rim: 20
    readonly property int gap: 2
    readonly property real fitting: Math.floor(Math.min((width - 42) / table.boardWidth, (height - 44) / table.boardHeight))
    readonly property real pitch: Math.max(24, fitting) * zoom ///< a space with its gap
    readonly property real side: pitch - gap

    function placeOf(spaceId: string): rect {
        const space = table.spacePlace(spaceId);
        return Qt.rect(field.x + space.x * pitch, field.y + space.y * pitch, side, side);
    }
    function moveCursor(columns: int, rows: int) {
        cursor = table.spaceBeside(cursor, columns, rows);
        inspected = cursor;
    }
    function zoomBy(factor: real, at: point) {
        const wanted = Math.max(1, Math.min(4, zoom * factor));
        const grown = wanted / zoom;
        zoom = wanted;
        view.contentX = Math.max(0, (view.contentX + at.x) * grown - at.x);
        view.contentY = Math.max(0, (view.contentY + at.y) * grown - at.y);
        view.returnToBounds();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")
    activeFocusOnTab: true
    Keys.onLeftPressed: moveCursor(-1, 0)
    Keys.onRightPressed: moveCursor(1, 0)
    Keys.onUpPressed: moveCursor(0, -1)
    Keys.onDownPressed: moveCursor(0, 1)
    Keys.onReturnPressed: if (cursor.length > 0) table.choices.tap(cursor)
    Keys.onEnterPressed: if (cursor.length > 0) table.choices.tap(cursor)

    onInspectedChanged: {
        inspects = false;
        patience.restart();
    }
    Timer { // who stays on a space wants to know more of it
        id: patience

        interval: 600
        onTriggered: root.inspects = root.inspected.length > 0
    }
    Connections {
        target: root.table.choices

        function onRefused(word: string) {
            root.shaken = word;
            calming.restart();
        }
    }
    Timer {
        id: calming

        interval: 600
        onTriggered: root.shaken = ""
    }

    Flickable {
        id: view

        anchors.fill: parent
        contentWidth: Math.max(width, field.width + 2 * root.rim + 12)
        contentHeight: Math.max(height, field.height + 2 * root.rim + 4)
        interactive: root.zoom > 1
        clip: root.zoom > 1
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: field

            width: root.table.boardWidth * root.pitch - root.gap
            height: root.table.boardHeight * root.pitch - root.gap
            x: Math.round((view.contentWidth - width + root.rim) / 2)
            y: Math.round((view.contentHeight - height + root.rim) / 2)

            Repeater { // names of the columns
                model: root.table.rimColumns

                RimLabel {
                    required property int index
                    required property string modelData

                    text: modelData
                    x: index * root.pitch
                    y: -root.rim
                    width: root.side
                    height: root.rim
                }
            }
            Repeater {
                model: root.table.rimRows

                RimLabel {
                    required property int index
                    required property string modelData

                    text: modelData
                    x: -root.rim
                    y: index * root.pitch
                    width: root.rim
                    height: root.side
                }
            }
            Repeater {
                id: tiles

                model: root.table.spaces

                BoardTile {
                    id: tile

                    required property real column
                    required property real row
                    required property real columns
                    required property real rows
                    required property var facts

                    x: column * root.pitch
                    y: row * root.pitch
                    width: columns * root.pitch - root.gap
                    height: rows * root.pitch - root.gap
                    facePrefix: root.facePrefix
                    showsRisk: root.showsRisk
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("%1 %2").arg(spaceId).arg(label)
                    Accessible.description: facts.join(" ")
                    Accessible.onPressAction: root.table.choices.tap(spaceId)

                    TapHandler {
                        onTapped: {
                            root.cursor = tile.spaceId;
                            root.table.choices.tap(tile.spaceId);
                        }
                    }
                }
            }
            Repeater {
                model: root.table.pieces

                BoardPiece {
                    opacity: root.showsRisk ? 0.3 : 1
                    table: root.table
                    side: root.pitch
                    onDragStarted: if (!selected) root.table.choices.tap(pieceId)
                    onDropped: place => root.table.choices.dropOn(pieceId, root.table.spaceAt(place.x / root.pitch, place.y / root.pitch))
                }
            }
            Repeater {
                model: root.table.spaces

                TileOverlay {
                    required property real column
                    required property real row
                    required property real columns
                    required property real rows

                    x: column * root.pitch
                    y: row * root.pitch
                    z: asksHere ? 3 : isOpen ? 2 : isTarget ? 1 : 0
                    width: columns * root.pitch - root.gap
                    height: rows * root.pitch - root.gap
                    table: root.table
                    cursor: root.activeFocus && root.cursor === spaceId
                    shaking: root.shaken === spaceId
                    onEntered: root.inspected = spaceId
                    onExited: if (root.inspected === spaceId) root.inspected = ""
                }
            }
            MotionLayer {
                id: motionLayer

                anchors.fill: parent
                z: 20 // above pieces and answers
                table: root.table
                pitch: root.pitch
                cardPrefix: root.cardPrefix
            }
        }
    }
    WheelHandler {
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => root.zoomBy(event.angleDelta.y > 0 ? 1.15 : 1 / 1.15, Qt.point(event.x, event.y))
    }
    FocusRing {
        visible: root.activeFocus && root.cursor.length === 0
        inside: true
    }
}
