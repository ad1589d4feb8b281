// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Cardquake.Ui

/// How the tracks of a game went, turn by turn: a line each, with its name and last figure at its end.
Item {
    id: root

    property var course: [] ///< {label, values} each
    readonly property int turns: course.reduce((most, line) => Math.max(most, line.values.length), 1)
    readonly property real highest: course.reduce((most, line) => Math.max(most, ...line.values), 1)
    readonly property var inks: [Theme.bad, Theme.good, Theme.accent, Theme.warn]
    readonly property rect plot: Qt.rect(28, 8, width - 150, height - 32)

    Accessible.role: Accessible.Chart
    Accessible.name: course.map(line => qsTr("%1: %2 at the end", "track, value").arg(line.label).arg(line.values[line.values.length - 1])).join(", ")

    Repeater {
        model: 3

        Item {
            id: level

            required property int index
            readonly property real value: Math.round(root.highest * index / 2)

            y: root.plot.y + root.plot.height * (1 - value / root.highest)

            Rectangle {
                x: root.plot.x
                width: root.plot.width
                height: 1
                color: Theme.line
            }
            SmallText {
                anchors.verticalCenter: parent.top
                x: 0
                width: 22
                horizontalAlignment: Text.AlignRight
                text: level.value
                Accessible.ignored: true
            }
        }
    }
    SmallText {
        x: root.plot.x
        y: root.height - height
        text: qsTr("turn 1")
        Accessible.ignored: true
    }
    SmallText {
        x: root.plot.x + root.plot.width - width
        y: root.height - height
        text: qsTr("turn %1").arg(root.turns)
        Accessible.ignored: true
    }
    Repeater {
        model: root.course

        Item {
            id: line

            required property int index
            required property var modelData
            readonly property color ink: root.inks[index % root.inks.length]
            readonly property var points: modelData.values.map((value, turn) => Qt.point(
                root.plot.x + root.plot.width * turn / Math.max(1, root.turns - 1),
                root.plot.y + root.plot.height * (1 - value / root.highest)))

            anchors.fill: parent

            Shape {
                anchors.fill: parent
                visible: line.points.length > 1

                ShapePath {
                    strokeColor: line.ink
                    strokeWidth: 2
                    strokeStyle: line.index % 2 === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                    fillColor: "transparent"

                    PathPolyline {
                        path: line.points
                    }
                }
            }
            SmallText {
                x: root.plot.x + root.plot.width + 8
                y: (line.points.length > 0 ? line.points[line.points.length - 1].y : 0) - height / 2
                text: qsTr("%1 %2", "value, track").arg(line.modelData.values[line.modelData.values.length - 1]).arg(line.modelData.label)
                color: line.ink
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
    }
}
