// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// Colours, sizes and times of the house, light and dark. The only singleton: constants, and no state but what the user
/// chose (scheme, text size, motion), which the window binds to the settings.
QtObject {
    property bool dark: false
    property real textScale: 1
    property bool reducedMotion: false
    property real motionSpeed: 1 ///< 2 is twice as fast

    // Grounds
    readonly property color window: dark ? "#16191D" : "#F4F5F7" ///< behind cards and forms
    readonly property color panel: dark ? "#1E2227" : "#FFFFFF" ///< side panels, bar, dialogs
    readonly property color raised: dark ? "#262B31" : "#FFFFFF" ///< buttons, blocks, popovers
    readonly property color sunken: dark ? "#191C21" : "#ECEEF2" ///< tags, empty slots, code
    readonly property color mat: dark ? "#101317" : "#DDE1E7" ///< under the board, sheets, previews
    readonly property color hover: dark ? "#2A3037" : "#EFF1F4" ///< a row or button under the pointer
    readonly property color rail: dark ? "#1A1D22" : "#FBFBFC"
    readonly property color scrim: dark ? "#9E06080A" : "#731B1F24" ///< behind dialogs

    // Lines and text
    readonly property color line: dark ? "#343B44" : "#D9DDE3" ///< dividers, card outlines; ground of what is pressed
    readonly property color line2: dark ? "#636E7B" : "#8C95A1" ///< outline of buttons and fields
    readonly property color text: dark ? "#E8EBEF" : "#1B1F24"
    readonly property color muted: dark ? "#9AA4B1" : "#5B6470"
    readonly property color faint: dark ? "#717B88" : "#8C95A1" ///< decoration only, never text that is needed

    // What can be done, and what was chosen. An "ink" is the text on the colour before it.
    readonly property color accent: dark ? "#6EA0FF" : "#2F6FDE"
    readonly property color accentHover: dark ? "#77ADFF" : "#3378F0"
    readonly property color accentPressed: dark ? "#618DE0" : "#2962C3"
    readonly property color accentInk: dark ? "#0E1726" : "#FFFFFF"
    readonly property color accentText: dark ? "#8DB4FF" : "#1F5AC0"
    readonly property color accentSoft: dark ? "#223252" : "#E7EFFD"
    readonly property color accentLine: dark ? "#3D5C99" : "#A9C4F5"

    // Good and bad news; a fill never carries text, and an icon always stands beside it
    readonly property color good: dark ? "#62C892" : "#1F7A48"
    readonly property color goodSoft: dark ? "#1B3327" : "#E4F3EA"
    readonly property color goodFill: dark ? "#3FA66E" : "#2E8B57"
    readonly property color warn: dark ? "#F0B04A" : "#8F5600"
    readonly property color warnSoft: dark ? "#3A2C14" : "#FCF0DC"
    readonly property color warnFill: dark ? "#D98A14" : "#C77700"
    readonly property color bad: dark ? "#FF8A8A" : "#B83232"
    readonly property color badSoft: dark ? "#412124" : "#FBE7E7"
    readonly property color badFill: dark ? "#D65252" : "#C43C3C"
    readonly property color badge: dark ? "#D98A14" : "#A66300"
    readonly property color badgeInk: dark ? "#1A1200" : "#FFFFFF"
    readonly property color signalText: dark ? "#FF86AE" : "#B01F52"

    /// By tone: what tags and notes are painted with.
    readonly property var tones: ({
            "neutral": {"ink": muted, "ground": sunken, "icon": "info"},
            "accent": {"ink": accentText, "ground": accentSoft, "icon": "info"},
            "good": {"ink": good, "ground": goodSoft, "icon": "check_circle"},
            "warn": {"ink": warn, "ground": warnSoft, "icon": "warning"},
            "bad": {"ink": bad, "ground": badSoft, "icon": "error"}
        })

    // Printed colours: the same in both schemes
    readonly property var seats: ["red", "blue", "yellow", "green", "purple"]
    readonly property var seatColors: ({
            "red": "#D1495B", "blue": "#2E74B5", "yellow": "#E3A008", "green": "#2E9B6B", "purple": "#8E5BB5"
        })
    readonly property var seatShapes: ({
            "red": "triangle", "blue": "circle", "yellow": "square", "green": "diamond", "purple": "star"
        })
    readonly property var kindColors: ({
            "rain": "#3E7CB1", "quake": "#8A5A44", "tornado": "#6C7A89", "lava": "#D9480F", "event": "#7A5CB0",
            "apocalypse": "#3B2A3A", "resource": "#4F7F52", "draw": "#4F7F52", "signal": "#C2255C",
            "refuge": "#0B7285", "map": "#8B7443"
        })
    readonly property var gameIcons: ({
            "bugout": "kind-map", "escapepods": "pod-2", "aftershock": "kind-quake", "rushout": "beacon", "bem": "spy"
        })
    readonly property color chartApocalypse: dark ? "#A385A1" : "#3B2A3A" ///< the kind's own colour vanishes on dark

    // On the board: over the tiles, which do not follow the scheme either
    readonly property color boardTarget: "#2F6FDE"
    readonly property color boardTargetHover: "#292F6FDE"
    readonly property color boardRescue: "#B01F52"
    readonly property color boardSignal: "#C2255C"
    readonly property color boardImpossible: "#B83232"
    readonly property color boardStruck: "#3E7CB1"
    readonly property color boardStruckWash: "#382E6496"
    readonly property color boardSparedWash: "#1A2E6496" ///< struck, and no damage done
    readonly property color boardStruckStrip: "#335F86"
    readonly property color boardRibbon: "#C212161B"
    readonly property color dim: dark ? "#610A0D11" : "#291E242C" ///< tiles that are no target
    readonly property color dim2: dark ? "#8F0A0D11" : "#6B1E242C" ///< while a question is open

    // Type. Sizes follow the text scale; what holds text grows with it.
    readonly property string fontFamily: "Inter"
    readonly property string displayFamily: "Inter Display" ///< one big figure
    readonly property string welcomeFamily: "League Spartan" ///< welcome and result only
    readonly property string notationFamily: "DejaVu Sans Mono"
    readonly property string iconFamily: "Material Icons"
    readonly property real growth: Math.max(1, textScale)
    readonly property int smallSize: Math.round(11 * textScale)
    readonly property int sectionSize: Math.round(12 * textScale)
    readonly property int bodySize: Math.round(13 * textScale)
    readonly property int largeSize: Math.round(14 * textScale) ///< on a button 40 high
    readonly property int titleSize: Math.round(16 * textScale)
    readonly property int pageSize: Math.round(20 * textScale)
    readonly property int figureSize: Math.round(28 * textScale)
    readonly property int welcomeSize: Math.round(40 * textScale)

    // Heights of what can be pressed
    readonly property int mini: Math.round(24 * growth)
    readonly property int compact: Math.round(28 * growth)
    readonly property int control: Math.round(32 * growth)
    readonly property int large: Math.round(40 * growth)

    // Spaces and corners
    readonly property int space4: 4
    readonly property int space8: 8
    readonly property int space12: 12
    readonly property int space16: 16
    readonly property int space24: 24
    readonly property int radiusTag: 4
    readonly property int radiusControl: 6
    readonly property int radiusCard: 8
    readonly property int radiusDialog: 12
    readonly property real disabledOpacity: 0.45

    // Times, in milliseconds
    readonly property int quick: motion(150)
    readonly property int usual: motion(200)
    readonly property int slow: motion(250)
    readonly property int tipDelay: 500

    // From little to much, for heat maps: even steps of lightness, also for colour-blind eyes
    readonly property list<color> heatRamp: ["#3B2F6B", "#33608D", "#23888E", "#4FB574", "#B4D43A", "#FDE725"]

    /// The colour of a value from 0 to 1 on the ramp.
    function heat(value: real): color {
        const place = Math.max(0, Math.min(1, value)) * (heatRamp.length - 1)
        const step = Math.min(Math.floor(place), heatRamp.length - 2)
        const from = heatRamp[step]
        const to = heatRamp[step + 1]
        const part = place - step
        return Qt.rgba(from.r + (to.r - from.r) * part, from.g + (to.g - from.g) * part,
                       from.b + (to.b - from.b) * part, 1)
    }

    /// How long something shall move that takes `milliseconds` at normal speed; 0 with reduced motion.
    function motion(milliseconds: real): int {
        return reducedMotion ? 0 : Math.round(milliseconds / motionSpeed)
    }
}
