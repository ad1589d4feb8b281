// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The picture of a face. It is painted in the background; until the new one is there the old one stays.
Item {
    id: root

    property url source
    property real cornerRadius: 0

    Image {
        anchors.fill: parent
        visible: picture.status !== Image.Ready
        source: picture.lastSource
        sourceSize.width: picture.sourceSize.width
        sourceSize.height: picture.sourceSize.height
        asynchronous: true
        Accessible.ignored: true
    }
    Image {
        id: picture

        property url lastSource

        anchors.fill: parent
        source: root.source
        sourceSize.width: Math.ceil(root.width)
        sourceSize.height: Math.ceil(root.height)
        asynchronous: true
        Accessible.ignored: true
        onStatusChanged: if (status === Image.Ready) lastSource = source
    }
}
