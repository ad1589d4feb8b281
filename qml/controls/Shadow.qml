// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// The soft shadow of what floats: popovers, dialogs, dragged things. Painted beforehand, so it needs no effects.
BorderImage {
    readonly property int reach: 24

    anchors.fill: parent
    anchors.margins: -reach
    anchors.topMargin: -reach + 6
    anchors.bottomMargin: -reach - 6
    source: "qrc:/qt/qml/Cardquake/Ui/controls/shadow.svg"
    border.left: 44
    border.right: 44
    border.top: 44
    border.bottom: 44
    opacity: Theme.dark ? 0.5 : 0.16
    Accessible.ignored: true
}
