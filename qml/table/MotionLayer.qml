// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Cardquake.App
import Cardquake.Ui

/// Shows what a move led to, one thing after the other, over a position that already stands: rain that falls, the fault
/// line, a Tornado's way, Lava, a card that was drawn, who died. It never takes a click, and Esc skips it.
Item {
    id: root

    required property GameTable table
    required property real pitch
    property string cardPrefix
    property var waiting: []
    property var showing: null
    readonly property int pause: Theme.motion(420)

    function skip() {
        waiting = [];
        showing = null;
        clock.stop();
    }
    function next() {
        if (waiting.length === 0) {
            showing = null;
            return;
        }
        const all = waiting;
        showing = all[0];
        waiting = all.slice(1);
        // A long chain is told faster, so that nobody waits for more than a moment.
        clock.interval = Math.max(60, root.pause / Math.max(1, all.length / 5));
        clock.restart();
    }

    Accessible.ignored: true
    enabled: false

    MotionLook {
        id: look
    }
    Connections {
        target: root.table

        function onHappened(events: var) {
            if (root.pause === 0)
                return;
            root.waiting = root.waiting.concat(events.filter(event => event.motion.length > 0));
            if (!root.showing)
                root.next();
        }
        function onGameChanged() {
            root.skip();
        }
    }
    Timer {
        id: clock

        onTriggered: root.next()
    }

    Repeater { // where it happens
        model: root.showing ? root.showing.spaces : []

        Item {
            id: spot

            required property string modelData
            readonly property rect place: root.table.spacePlace(modelData)
            readonly property string motion: root.showing ? root.showing.motion : ""

            x: place.x * root.pitch
            y: place.y * root.pitch
            width: place.width * root.pitch - 2
            height: place.height * root.pitch - 2

            Rectangle {
                id: wash

                anchors.fill: parent
                radius: Theme.radiusControl
                color: look.colorOf(spot.motion)

                NumberAnimation on opacity { from: 0.75; to: 0; duration: Math.max(1, clock.interval); easing.type: Easing.OutCubic }
            }
            Image {
                id: sign

                anchors.centerIn: parent
                width: parent.width * 0.5
                height: width
                source: look.iconOf(spot.motion).length > 0 ? "qrc:/art/icons/" + look.iconOf(spot.motion) + ".svg" : ""
                sourceSize.width: width
                sourceSize.height: height

                NumberAnimation on scale { from: 0.6; to: 1.1; duration: Math.max(1, clock.interval); easing.type: Easing.OutCubic }
                NumberAnimation on opacity { from: 1; to: 0.2; duration: Math.max(1, clock.interval); easing.type: Easing.InCubic }
            }
        }
    }
    FaceImage { // the card that came up
        readonly property bool shows: root.showing !== null && root.showing.card.length > 0

        visible: shows
        anchors.centerIn: parent
        height: Math.min(parent.height * 0.5, 352)
        width: height * 63 / 88
        source: shows ? root.cardPrefix + root.showing.card : ""
    }
}
