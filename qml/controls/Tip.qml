// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// Gives its parent a tooltip; nothing is made before the first time it is wanted.
Item {
    id: root

    property bool wanted: false
    property string text
    property string keys
    property string reason

    anchors.fill: parent

    Loader {
        anchors.fill: parent
        active: root.wanted && (root.text.length > 0 || root.reason.length > 0)

        sourceComponent: Item { // not bound: a Loader of Qt 6.4 cannot make bound components
            ToolTipBox {
                text: root.text // qmllint disable unqualified
                keys: root.keys // qmllint disable unqualified
                reason: root.reason // qmllint disable unqualified
                visible: root.wanted // qmllint disable unqualified
            }
        }
    }
}
