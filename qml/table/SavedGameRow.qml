// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// A saved game: a small picture of its map, what it is, and when it was left.
Item {
    id: root

    required property string name
    required property string pack
    required property string summary
    required property string damage
    required property string time
    required property var picture
    property bool current: false
    readonly property real extent: picture.reduce((most, space) => Math.max(most, space.x + 1, space.y + 1), 1)
    signal chosen()
    signal removed()

    function choose() {
        if (damage.length === 0)
            chosen();
    }
    function remove() {
        removed();
    }

    implicitHeight: 84
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: damage.length > 0 ? damage : summary
    Accessible.onPressAction: choose()

    Rectangle {
        anchors.fill: parent
        color: root.current ? Theme.accentSoft : hover.hovered ? Theme.hover : "transparent"
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space24
        anchors.rightMargin: Theme.space16
        spacing: Theme.space16

        Rectangle {
            Layout.preferredWidth: 68
            Layout.preferredHeight: 68
            radius: Theme.radiusTag
            color: Theme.mat

            Repeater {
                model: root.picture

                Image {
                    required property var modelData

                    x: 1 + modelData.x * 66 / root.extent
                    y: 1 + modelData.y * 66 / root.extent
                    width: 66 / root.extent
                    height: width
                    source: modelData.face.length > 0 ? "image://face/pack-" + root.pack + "/board/" + modelData.face : ""
                    sourceSize.width: 32
                    sourceSize.height: 32
                    smooth: true
                    mipmap: true
                    asynchronous: true
                    Accessible.ignored: true
                }
            }
        }
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true

            BodyText {
                text: root.name
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            SmallText {
                text: root.damage.length > 0 ? root.damage : root.summary
                color: root.damage.length > 0 ? Theme.bad : Theme.muted
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            SmallText {
                text: qsTr("saved %1").arg(root.time)
            }
        }
        IconButton {
            text: qsTr("Remove this game")
            icon.name: "delete"
            onClicked: root.remove()
        }
        PlainButton {
            visible: root.damage.length === 0
            text: qsTr("Go on")
            controlHeight: Theme.compact
            onClicked: root.choose()
        }
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onDoubleTapped: root.choose()
    }
}
