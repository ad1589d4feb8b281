// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// Colour and sign of what can happen, by the names of engine/core/table.h; what a later game adds shows as a plain wash.
QtObject {
    readonly property var looks: ({
            "rain": {"color": Theme.kindColors.rain, "icon": "kind-rain"},
            "quake": {"color": Theme.kindColors.quake, "icon": "kind-quake"},
            "tornado": {"color": Theme.kindColors.tornado, "icon": "tornado-active"},
            "lava": {"color": Theme.kindColors.lava, "icon": "kind-lava"},
            "hit": {"color": Theme.boardImpossible, "icon": ""},
            "flood": {"color": Theme.kindColors.rain, "icon": "type-flooded"},
            "remove": {"color": "#12161B", "icon": "debris"},
            "save": {"color": Theme.goodFill, "icon": "landmark-reinforced"},
            "repair": {"color": Theme.goodFill, "icon": "act-repair"},
            "drain": {"color": Theme.goodFill, "icon": "act-drain"},
            "build": {"color": Theme.goodFill, "icon": "act-bridge"},
            "lose": {"color": Theme.boardImpossible, "icon": "debris"},
            "die": {"color": "#12161B", "icon": "grave"},
            "rescue": {"color": Theme.boardRescue, "icon": "helicopter"}
        })

    function colorOf(motion: string): color {
        return motion in looks ? looks[motion].color : "#FFFFFF";
    }
    function iconOf(motion: string): string {
        return motion in looks ? looks[motion].icon : "";
    }
}
