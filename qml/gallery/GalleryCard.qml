// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A card of the gallery.
Rectangle {
    default property alias content: section.content
    property alias title: section.title
    property alias sidePadding: section.sidePadding

    implicitWidth: section.implicitWidth
    implicitHeight: section.implicitHeight
    color: Theme.panel
    border.color: Theme.line
    radius: Theme.radiusCard

    Section {
        id: section

        anchors.fill: parent
        last: true
    }
}
