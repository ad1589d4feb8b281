// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// Panels side by side (or one above the other) with a movable line between them. A double click asks for the usual size.
T.SplitView {
    id: root

    signal resetRequested()

    handle: Rectangle {
        id: handle

        implicitWidth: 1
        implicitHeight: 1
        color: T.SplitHandle.pressed || T.SplitHandle.hovered ? Theme.accent : Theme.line
        containmentMask: Item {
            x: root.orientation === Qt.Horizontal ? (handle.width - width) / 2 : 0
            y: root.orientation === Qt.Horizontal ? 0 : (handle.height - height) / 2
            width: root.orientation === Qt.Horizontal ? 8 : handle.width
            height: root.orientation === Qt.Horizontal ? handle.height : 8
        }

        TapHandler {
            onDoubleTapped: root.resetRequested()
        }
        HoverHandler {
            cursorShape: root.orientation === Qt.Horizontal ? Qt.SplitHCursor : Qt.SplitVCursor
        }
    }
}
