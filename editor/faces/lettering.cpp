// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/lettering.h"

#include <QFontDatabase>
#include <QFontMetricsF>

namespace cardquake {

QString familyOf(Typeface face)
{
    return face == Typeface::Title ? QStringLiteral("League Spartan") : QStringLiteral("Inter");
}

bool isInstalled(Typeface face)
{
    static const bool hasTitle = QFontDatabase::hasFamily(familyOf(Typeface::Title)); // asked for every label, slow
    static const bool hasText = QFontDatabase::hasFamily(familyOf(Typeface::Text));
    return face == Typeface::Title ? hasTitle : hasText;
}

double emOf(double points)
{
    return points * 25.4 / 72;
}

double capHeightOf(Typeface face, double points)
{
    return emOf(points) * (face == Typeface::Title ? 0.70 : 0.727);
}

QFont fontOf(const Lettering &lettering)
{
    QFont font(familyOf(lettering.face));
    font.setPixelSize(qRound(emOf(lettering.points) * textUnitsPerMm));
    font.setWeight(static_cast<QFont::Weight>(lettering.weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    if (lettering.tracking != 0)
        font.setLetterSpacing(QFont::AbsoluteSpacing, lettering.tracking * textUnitsPerMm);
    return font;
}

double widthOf(const Lettering &lettering, const QString &text)
{
    return QFontMetricsF(fontOf(lettering)).horizontalAdvance(text) / textUnitsPerMm;
}

Lettering fitted(Lettering lettering, const QString &text, double width)
{
    if (const double wide = widthOf(lettering, text); wide > width)
        lettering.points *= width / wide;
    return lettering;
}

} // namespace cardquake
