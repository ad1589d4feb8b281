// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translation.h"

#include <QCoreApplication>
#include <QLocale>

namespace cardquake {

Translation::~Translation()
{
    QCoreApplication::removeTranslator(&m_translator);
}

void Translation::use(const QString &language)
{
    QCoreApplication::removeTranslator(&m_translator);
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    // English needs no file: the program is written in it.
    if (m_translator.load(locale, QStringLiteral("cardquake"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&m_translator);
}

} // namespace cardquake
