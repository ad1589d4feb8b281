// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// A coloured icon of the games: `name` is a file of `data/art/icons`. Art that is missing shows as a torn picture.
Image {
    id: root

    property string name
    property int size: 18
    readonly property int side: Math.round(size * Theme.growth)

    visible: name.length > 0
    source: name.length > 0 ? "qrc:/art/icons/" + name + ".svg" : ""
    width: side
    height: side
    sourceSize.width: side // Qt multiplies by the ratio of the screen
    sourceSize.height: side
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true

    MaterialIcon {
        anchors.centerIn: parent
        visible: root.status === Image.Error
        name: "broken_image"
        size: root.size
        color: Theme.faint
    }
}
