// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// 11 px, for facts beside the matter.
BodyText {
    color: Theme.muted
    font.pixelSize: Theme.smallSize
    lineHeight: Math.round(Theme.smallSize * 1.28)
}
