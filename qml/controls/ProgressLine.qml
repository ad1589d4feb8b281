// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cardquake.Ui

/// Work that goes on: 3 px, with a share done or (indeterminate) just going on.
T.ProgressBar {
    id: root

    property string name ///< what is going on, for screen readers

    implicitWidth: 120
    implicitHeight: 3
    Accessible.name: name

    background: Rectangle {
        color: Theme.line
        radius: 1.5
    }
    contentItem: Item {
        clip: true

        Rectangle {
            width: root.indeterminate ? parent.width / 3 : root.visualPosition * parent.width
            height: parent.height
            radius: 1.5
            color: Theme.accent

            XAnimator on x {
                running: root.indeterminate && root.visible && !Theme.reducedMotion
                from: -root.width / 3
                to: root.width
                duration: 1200
                loops: Animation.Infinite
            }
        }
    }
}
