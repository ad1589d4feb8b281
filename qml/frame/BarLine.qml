// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Cardquake.Ui

/// Parts groups in a bar.
Rectangle {
    implicitWidth: 1
    implicitHeight: 20
    color: Theme.line
    Layout.leftMargin: 4
    Layout.rightMargin: 4
}
