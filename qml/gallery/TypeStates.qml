// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cardquake.Ui

/// The sizes of type.
Column {
    spacing: 8

    BodyText {
        text: "Result 34"
        font.family: Theme.welcomeFamily
        font.pixelSize: 34
        font.weight: Font.Bold
    }
    TitleText {
        text: "Page title 20 semibold"
        page: true
    }
    TitleText {
        text: "Panel title 16 semibold"
    }
    TitleText {
        text: "Section 12 semibold"
        font.pixelSize: Theme.sectionSize
    }
    BodyText {
        text: "Body 13, figures 1 234.5"
    }
    SmallText {
        text: "Small 11, muted"
    }
}
