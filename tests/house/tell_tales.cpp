// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/tell_tales.h"

#include <QRegularExpression>

namespace cardquake {
namespace {

/// In capitals the first words are enough.
const char *const loudSql = R"(\b(SELECT|INSERT|UPDATE|DELETE\s+FROM|REPLACE\s+INTO|PRAGMA|VACUUM|SAVEPOINT|)"
                            R"((CREATE|ALTER|DROP)\s+((TEMP|TEMPORARY|UNIQUE|VIRTUAL)\s+)?(TABLE|INDEX|TRIGGER|VIEW)|)"
                            R"(BEGIN\s+(IMMEDIATE|EXCLUSIVE|DEFERRED|TRANSACTION)|ATTACH\s+DATABASE)\b)";

// In small letters these words are English as well, so a whole statement has to be there: at the start of the text, of
// a statement or of brackets, and with what must follow.
const char *const start = R"((?:^|[;(])\s*)";
const char *const column = R"([\w.]+(?:\([^()]*\))?(?:\s+as\s+\w+)?)";
const char *const table = R"(from\s+(?!the\b|an?\b|th[ei]s\b|that\b|your\b|its\b|all\b|any\b|here\b|there\b)["\w.]+)"
                          R"(\s*(?:$|[;),]|(?:where|order|group|limit|join|left|inner|as|union)\b))";

QStringList quietStatements()
{
    return {
        QString(R"(select\s+(?:distinct\s+)?(?:\*|%1(?:\s*,\s*%1)*)\s+%2)").arg(column, table),
        R"(select\s+\w+\()",
        R"(select\s+(?:\d+|\?|'[^']*')\s*(?:$|[;,)]))",
        R"(insert\s+(?:or\s+\w+\s+)?into\s+["\w.]+(?:\(|\s*(?:\([^()]*\)\s*)?(?:values|select|default)\b))",
        R"(replace\s+into\s+["\w.]+(?:\(|\s*(?:\([^()]*\)\s*)?(?:values|select|default)\b))",
        R"(update\s+(?:or\s+\w+\s+)?["\w.]+\s+set\s+["\w.]+\s*=)",
        QString(R"(delete\s+%1)").arg(table),
        R"(create\s+(?:(?:temp|temporary|unique|virtual)\s+)?(?:table|index|trigger|view)\s+(?:if\s+not\s+exists\s+)?)"
        R"(["\w.]+(?:\(|\s*(?:\(|(?:as|on|after|before|using)\b)))",
        R"(alter\s+table\s+["\w.]+\s+(?:add|alter|drop|rename)\b)",
        R"(drop\s+(?:table|index|trigger|view)\s+(?:if\s+exists\s+)?["\w.]+\s*(?:$|;))",
        R"(pragma\s+[\w.]+\s*(?:$|[=(;]))",
        R"(vacuum\s*(?:;|into\b))",
        R"(with\s+(?:recursive\s+)?\w+(?:\([^()]*\))?\s+as\s*\(\s*(?:select|values|insert|update|delete)\b)",
        R"(begin\s+(?:immediate|exclusive|deferred|transaction)\b)",
        R"(attach\s+database\b)",
    };
}

} // namespace

bool looksLikeSql(const QString &literal)
{
    static const QRegularExpression loud(loudSql);
    static const QRegularExpression quiet(start + ("(?:" + quietStatements().join('|') + ')'),
                                          QRegularExpression::CaseInsensitiveOption);
    return literal.contains(loud) || literal.contains(quiet);
}

QStringList reachesOutside(const QString &code)
{
    static const QRegularExpression outside(
        R"(\bstd::(chrono|filesystem|cout|cerr|clog|cin|time|clock|getenv|random_device|s?rand|system|)"
        R"(mt19937(_64)?|minstd_rand0?|default_random_engine|\w+_distribution|(ranges::)?(shuffle|sample)|)"
        R"([fs]?printf|puts|fopen|freopen|tmpfile|timespec_get)\b)"
        R"(|(?<![<\w])[io]?fstream\b|\b__(DATE|TIME|TIMESTAMP)__\b)"
        // Functions of C, which need no namespace. A member of the same name stands behind a dot, an arrow or colons.
        R"(|(?<![\w.>:])(::)?(fopen|freopen|fdopen|tmpfile|f?printf|perror|getenv|clock_gettime|gettimeofday|)"
        R"(timespec_get|opendir|popen|s?rand|rand_r|[dejlmn]rand48|[sl]rand48|seed48|srandom|random_r|)"
        R"(arc4random(_uniform|_buf)?|getrandom|getentropy|system|exec[lv]p?e?|v?fork|posix_spawnp?)\s*\()"
        R"(|(?<![\w.>:])::(open|creat|read|write|unlink|remove|rename|mkdir|stat)\s*\()"
        R"(|(?<![\w.>:])(::)?(time|clock)\s*\(\s*(nullptr|NULL|0|&\w+)?\s*\))"
        // A function of one's own with this name is declared behind its type.
        R"(|(?:^|[^\w\s.>:]|\breturn)\s*(::)?random\s*\(\s*\))");
    QStringList found;
    for (auto it = outside.globalMatch(code); it.hasNext();)
        found << it.next().captured().trimmed();
    return found;
}

} // namespace cardquake
