// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include <QDir>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace cardquake {
namespace {

constexpr int leastText = 80;
constexpr int mostText = 200;
constexpr int mostMotion = 400;
constexpr int mostPanel = 10'000;

const QStringList &schemes()
{
    static const QStringList all{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
    return all;
}

QStringList translatedLanguages()
{
    QStringList codes{QStringLiteral("en")};
    for (const QString &file : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("cardquake_*.qm")}))
        codes << file.section('_', 1).section('.', 0, 0);
    codes.sort();
    return codes;
}

} // namespace

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file, QSettings::IniFormat)
{
}

QString Settings::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/cardquake/cardquake.ini";
}

QString Settings::scheme() const
{
    const QString chosen = m_file.value("look/scheme").toString();
    return schemes().contains(chosen) ? chosen : schemes().first();
}

void Settings::setScheme(const QString &scheme)
{
    if (schemes().contains(scheme))
        store("look/scheme", scheme);
}

int Settings::textPercent() const
{
    return numberWithin("look/text", leastText, mostText, 100);
}

void Settings::setTextPercent(int percent)
{
    store("look/text", std::clamp(percent, leastText, mostText));
}

int Settings::motionPercent() const
{
    return numberWithin("look/motion", 0, mostMotion, 100);
}

void Settings::setMotionPercent(int percent)
{
    store("look/motion", std::clamp(percent, 0, mostMotion));
}

QString Settings::language() const
{
    const QString chosen = m_file.value("look/language").toString();
    return translatedLanguages().contains(chosen) ? chosen : QString();
}

void Settings::setLanguage(const QString &language)
{
    if (store("look/language", language))
        emit languageChanged();
}

QString Settings::room() const
{
    return m_file.value("last/room").toString();
}

void Settings::setRoom(const QString &room)
{
    store("last/room", room);
}

QString Settings::pack() const
{
    return m_file.value("last/pack").toString();
}

void Settings::setPack(const QString &pack)
{
    store("last/pack", pack);
}

QRect Settings::windowPlace() const
{
    return m_file.value("window/place").toRect();
}

bool Settings::windowMaximized() const
{
    return m_file.value("window/maximized").toBool();
}

void Settings::setWindow(const QRect &place, bool maximized)
{
    m_file.setValue("window/place", place);
    m_file.setValue("window/maximized", maximized);
}

QStringList Settings::languageNames() const
{
    QStringList names{tr("Language of the system")};
    for (const QString &code : translatedLanguages())
        names << (code == "en" ? QStringLiteral("English") : QLocale(code).nativeLanguageName());
    return names;
}

int Settings::languageIndex() const
{
    return int(translatedLanguages().indexOf(language())) + 1; // the system's has no code
}

void Settings::setLanguageIndex(int index)
{
    setLanguage(translatedLanguages().value(index - 1));
}

int Settings::size(const QString &name, int otherwise) const
{
    return numberWithin("size/" + name, 1, mostPanel, otherwise);
}

void Settings::setSize(const QString &name, int size)
{
    m_file.setValue("size/" + name, size);
}

int Settings::numberWithin(const QString &key, int least, int most, int otherwise) const
{
    bool isNumber = false;
    const int number = m_file.value(key).toInt(&isNumber);
    return isNumber && number >= least && number <= most ? number : otherwise;
}

bool Settings::store(const QString &key, const QVariant &value)
{
    if (m_file.value(key) == value)
        return false;
    m_file.setValue(key, value);
    emit changed();
    return true;
}

} // namespace cardquake
