// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A room as the rail knows it. Adding a room is adding one of these to Main.qml.
QtObject {
    property string roomId
    property string title
    property string symbol ///< a Material icon; without one the room is not on the rail
    property string keys
    property url source ///< the file, a Room; it is loaded when first gone to
    property bool atFoot: false
    property int badge: 0
}
