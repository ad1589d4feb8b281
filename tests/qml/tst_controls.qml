// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Cardquake.Ui

Item {
    id: page

    width: 600
    height: 600

    Column {
        spacing: 8

        PlainButton {
            id: plain

            text: "Save"
        }
        PrimaryButton {
            id: blocked

            text: "Play"
            available: false
            reason: "The pack has errors."
        }
        Segments {
            id: segments

            name: "Difficulty"
            options: ["Easy", "Medium", "Hard"]
            onChosen: index => currentIndex = index
        }
        Stepper {
            id: stepper

            name: "Players"
            from: 1
            to: 4
            value: 2
        }
        CheckMark {
            id: check

            text: "Landmarks"
        }
        Toggle {
            id: toggle

            name: "Animation"
        }
        Choice {
            id: choice

            name: "Bot"
            model: ["random", "greedy", "search"]
        }
        TextInputField {
            id: field

            label: "Id"
        }
        TabStrip {
            id: tabs

            name: "Pages"
            options: ["Design", "Effect"]
            onChosen: index => currentIndex = index
        }
        ListRow {
            id: row

            width: 300
            text: "Rope"
            detail: "resource"
            fact: "2"
        }
        PlainButton {
            id: commanded

            command: undo
        }
    }

    Command {
        id: undo

        text: "Undo"
        keys: "Ctrl+Z"
        enabled: false
        reason: "Nothing was done yet."
    }

    SignalSpy {
        id: spy
    }

    TestCase {
        name: "Controls"
        when: windowShown

        function listen(item: Item, signalName: string): void {
            spy.target = null
            spy.signalName = signalName
            spy.target = item
            spy.clear()
            item.forceActiveFocus(Qt.TabFocusReason)
        }

        function test_buttonsArePressedByEveryKeyPeopleTry_data() {
            return [{tag: "Space", key: Qt.Key_Space}, {tag: "Return", key: Qt.Key_Return},
                    {tag: "Enter", key: Qt.Key_Enter}]
        }

        function test_buttonsArePressedByEveryKeyPeopleTry(data) {
            for (const item of [plain, check, toggle, row]) {
                listen(item, "clicked")
                keyClick(data.key)
                compare(spy.count, 1, item.text)
            }
        }

        function test_whatIsNotAvailableDoesNothingAndSaysWhy() {
            listen(blocked, "clicked")
            verify(blocked.activeFocus) // reachable, so that the reason can be heard
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)
            mouseClick(blocked)
            compare(spy.count, 0)
            compare(blocked.Accessible.description, "The pack has errors.")
            blocked.available = true
            mouseClick(blocked)
            compare(spy.count, 1)
            blocked.available = false
        }

        /// The reason in the tip that is open, if one is.
        function shownReason() {
            const popups = page.Overlay.overlay.visibleChildren
            return popups.length > 0 ? popups[0].children[0].reason : ""
        }

        function test_aTipSaysTheReason() {
            mouseMove(blocked, 5, 5)
            tryVerify(() => shownReason() === "The pack has errors.")
            mouseMove(page, 590, 590)
            tryVerify(() => shownReason() === "")
        }

        function test_aButtonFollowsItsCommand() {
            compare(commanded.text, "Undo")
            compare(commanded.available, false)
            compare(commanded.reason, "Nothing was done yet.")
            spy.target = null
            spy.signalName = "triggered"
            spy.target = undo
            spy.clear()
            mouseClick(commanded)
            compare(spy.count, 0)
            undo.enabled = true
            mouseClick(commanded)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(spy.count, 2)
            undo.enabled = false
        }

        function test_theFocusRingIsForTheKeyboard() {
            mouseClick(plain)
            verify(!plain.ringed)
            row.forceActiveFocus(Qt.TabFocusReason)
            plain.forceActiveFocus(Qt.TabFocusReason)
            verify(plain.ringed)
        }

        function test_arrowsGoAlongSegmentsAndTabs() {
            for (const item of [segments, tabs]) {
                item.currentIndex = 0
                item.choose(0)
                keyClick(Qt.Key_Right)
                compare(item.currentIndex, 1)
                keyClick(Qt.Key_Left)
                keyClick(Qt.Key_Left)
                compare(item.currentIndex, 0)
            }
            mouseClick(segments, segments.width - 10, 10)
            compare(segments.currentIndex, 2)
        }

        function test_theStepperStaysInItsLimits() {
            listen(stepper, "valueModified")
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Up)
            compare(stepper.value, 4)
            mouseClick(stepper, 8, stepper.height / 2)
            compare(stepper.value, 3)
        }

        function test_aChoiceIsMadeByKeyboard() {
            choice.currentIndex = 0
            choice.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            tryCompare(choice.popup, "opened", true)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(choice.currentIndex, 1)
            tryCompare(choice.popup, "visible", false)
        }

        function test_aFieldTellsItsError() {
            field.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_R)
            compare(field.text, "r")
            field.error = "The id is taken."
            compare(field.inputField.Accessible.description, "The id is taken.")
            compare(field.inputField.Accessible.name, "Id")
        }

        function test_aRowReadsItsFactsAloud() {
            compare(row.Accessible.name, "Rope")
            compare(row.Accessible.description, "resource, 2")
        }
    }
}
