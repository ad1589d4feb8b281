// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// The title of a panel (16 px), or with `page` of a whole page (20 px).
BodyText {
    property bool page: false

    font.pixelSize: page ? Theme.pageSize : Theme.titleSize
    font.letterSpacing: page ? -0.2 : 0
    strong: true
    Accessible.role: Accessible.Heading
}
