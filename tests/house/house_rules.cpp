// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/house_rules.h"
#include "tests/house/tell_tales.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace cardquake {
namespace {

constexpr qsizetype mostLines = 500;

bool isSource(const QString &path)
{
    static const QRegularExpression ending(R"(\.(cpp|cc|cxx|h|hpp|hh|qml)$)");
    return path.contains(ending);
}

bool isScript(const QString &path)
{
    return path.endsWith(".sh") || path.startsWith(".ci/");
}

bool isBuildFile(const QString &path)
{
    return path.endsWith("CMakeLists.txt") || path.endsWith(".cmake");
}

/// A source text taken apart: what the compiler obeys, and what stands in quotes. Comments are in neither.
struct Parts {
    QString code;
    QStringList literals; ///< those that the compiler joins are joined
};

Parts takeApart(const QString &text)
{
    static const QRegularExpression other(
        R"re((?<comment>//[^\n]*+|/\*.*?\*/)|\b\d[\d']*+|(?<literal>R"([^(\s]*)\((?<raw>.*?)\)\3"|"(?<text>(?:[^"\\\n]++|\\.)*+)"|'(?<quoted>(?:[^'\\\n]++|\\.)*+)'))re",
        QRegularExpression::DotMatchesEverythingOption);
    Parts parts;
    qsizetype from = 0;
    bool continues = false;
    for (auto it = other.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString between = text.mid(from, match.capturedStart() - from);
        parts.code += between + ' ';
        from = match.capturedEnd();
        continues = continues && between.trimmed().isEmpty();
        if (match.hasCaptured("literal")) {
            if (!continues)
                parts.literals << QString();
            parts.literals.last() += match.captured("raw") + match.captured("text") + match.captured("quoted");
            continues = true;
        } else if (!match.hasCaptured("comment")) {
            continues = false;
        }
    }
    parts.code += text.mid(from);
    return parts;
}

QStringList includes(const QString &text)
{
    static const QRegularExpression include(R"re(^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"])re",
                                            QRegularExpression::MultilineOption);
    QStringList list;
    for (auto it = include.globalMatch(text); it.hasNext();)
        list << it.next().captured(1);
    return list;
}

/// Lowest first. Tests stand beside the house and may look into every room.
qsizetype layerOf(const QString &path)
{
    static const QStringList layers{"engine", "data", "editor", "app", "qml"};
    return layers.indexOf(path.section('/', 0, 0));
}

QStringList layersPointDown(const QString &path, const QString &text)
{
    static const QRegularExpression qt(R"(^(Q[A-Z]|Qt[A-Z]|q[a-z]+\.h$))");
    static const QRegularExpression system(
        R"(^(fstream|filesystem|iostream|chrono|ctime|cstdio|random|(time|stdio|unistd|fcntl|dirent|spawn)\.h|sys/.*)$)");
    static const QRegularExpression tools(R"(^(valijson|CLI)/)");
    static const QRegularExpression sqlite(R"(sqlite)", QRegularExpression::CaseInsensitiveOption);
    const qsizetype layer = layerOf(path);
    if (!isSource(path) || layer < 0)
        return {};

    QStringList complaints;
    for (const QString &header : includes(text)) {
        const auto complain = [&](const QString &why) {
            complaints << QString("%1 includes %2: %3").arg(path, header, why);
        };
        if (layerOf(header) > layer)
            complain("a layer may only include what is below it");
        if (header.startsWith("../"))
            complain("includes are written from the root of the tree");
        if (header.startsWith("tests/"))
            complain("the house does not lean on its tests");
        if (layer == layerOf("engine") && header.contains(tools))
            complain("the engine knows no schemas and no command line");
        if (layer <= layerOf("data") && header.contains(qt))
            complain("engine and data know no Qt");
        if (layer == layerOf("engine") && header.contains(system))
            complain("the engine knows no files, no console and no clock");
        if (!path.startsWith("data/store/") && header.contains(sqlite))
            complain("SQLite belongs to data/store");
    }
    return complaints;
}

/// Headers pull in other headers, so the includes alone do not show a reach for the outside world.
QStringList engineStaysInside(const QString &path, const QString &text)
{
    if (!isSource(path) || layerOf(path) != layerOf("engine"))
        return {};
    QStringList complaints;
    for (const QString &use : reachesOutside(takeApart(text).code))
        complaints << QString("%1 uses %2: the engine knows no files, no console, no clock and no chance but its own")
                          .arg(path, use);
    return complaints;
}

QStringList sqlStaysInTheStore(const QString &path, const QString &text)
{
    static const QRegularExpression library(R"(\bsqlite3_\w+|\bSQLite::)");
    if (!isSource(path) || layerOf(path) < 0 || path.startsWith("data/store/"))
        return {};
    const Parts parts = takeApart(text);
    QStringList complaints;
    for (const QString &literal : parts.literals)
        if (looksLikeSql(literal))
            complaints << QString("%1 has SQL outside data/store: \"%2\"").arg(path, literal.left(60));
    if (const auto use = library.match(parts.code); use.hasMatch())
        complaints << QString("%1 uses %2: SQLite belongs to data/store").arg(path, use.captured());
    return complaints;
}

QStringList qmlOnlyShows(const QString &path, const QString &text)
{
    static const QRegularExpression import(R"re(^\s*import\s+("[^"]*\.m?js"|QtQuick\.LocalStorage))re",
                                           QRegularExpression::MultilineOption);
    if (path.endsWith(".js") || path.endsWith(".mjs"))
        return {path + ": logic is written in C++, not in JavaScript files"};
    const auto match = import.match(text);
    if (path.endsWith(".qml") && match.hasMatch())
        return {QString("%1 imports %2: QML shows and asks, it does not think or store").arg(path, match.captured(1))};
    return {};
}

QStringList licenceStandsOnTop(const QString &path, const QString &text)
{
    static const QString lines("%1 SPDX-FileCopyrightText: The Cardquake authors\n"
                               "%1 SPDX-License-Identifier: GPL-3.0-or-later\n");
    if (isSource(path) && !text.startsWith(lines.arg("//")))
        return {path + " does not start with the two SPDX lines"};
    if (isScript(path) && !text.startsWith("#!/usr/bin/env bash\n" + lines.arg('#')))
        return {path + " does not start with #!/usr/bin/env bash and the two SPDX lines"};
    return {};
}

QStringList nothingIsLeftUnfinished(const QString &path, const QString &text)
{
    static const QRegularExpression mark(R"(\b(TO)"
                                         R"(DO|FIX)"
                                         R"(ME)\b)");
    if ((isSource(path) || isScript(path) || isBuildFile(path)) && text.contains(mark))
        return {path + " has a " + mark.match(text).captured() + ": finish it, or open an issue"};
    return {};
}

QStringList filesStaySmall(const QString &path, const QString &text)
{
    if (isSource(path) && text.count('\n') > mostLines)
        return {QString("%1 has %2 lines: more than %3 is more than one idea")
                    .arg(path)
                    .arg(text.count('\n'))
                    .arg(mostLines)};
    return {};
}

QStringList kindsExplainThemselves(const QString &path, const QString &text)
{
    static const QRegularExpression kindPath(R"(^data/kinds/([^/]+/[^/]+)\.json$)");
    const auto match = kindPath.match(path);
    if (!match.hasMatch())
        return {};

    QStringList complaints;
    const QJsonObject kind = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto demandText = [&](const QJsonObject &object, const QString &where, const QString &key) {
        if (object.value(key).toString().trimmed().isEmpty())
            complaints << QString("%1: %2 has no %3").arg(path, where, key);
    };
    if (kind.value("$id").toString() != match.captured(1))
        complaints << QString("%1: \"$id\" should be \"%2\"").arg(path, match.captured(1));
    demandText(kind, "the kind", "title");
    demandText(kind, "the kind", "description");
    const QJsonObject properties = kind.value("properties").toObject();
    for (const QString &field : properties.keys()) {
        demandText(properties.value(field).toObject(), "field " + field, "title");
        demandText(properties.value(field).toObject(), "field " + field, "description");
    }
    return complaints;
}

constexpr HouseRule rules[] = {
    {"layers point down", layersPointDown},
    {"the engine stays inside", engineStaysInside},
    {"SQL stays in the store", sqlStaysInTheStore},
    {"QML only shows", qmlOnlyShows},
    {"the licence stands on top", licenceStandsOnTop},
    {"nothing is left unfinished", nothingIsLeftUnfinished},
    {"files stay small", filesStaySmall},
    {"kinds explain themselves", kindsExplainThemselves},
};

} // namespace

std::span<const HouseRule> houseRules()
{
    return rules;
}

} // namespace cardquake
