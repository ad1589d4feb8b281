// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/papers.h"

#include <QRegularExpression>

namespace cardquake {
namespace {

/// Inline code also holds commands, fields and ids: a path has a slash or a known ending, and nothing odd in it.
bool looksLikePath(const QString &word)
{
    static const QRegularExpression path(R"(^(\./)?[\w.<>+-]+(/[\w.<>*+-]+)*/?$)");
    static const QRegularExpression ending(R"(\.(md|txt|sh|json|cpp|h|qml|cmake|svg)$)");
    return path.match(word).hasMatch() && (word.contains('/') || word.contains(ending)) && !word.startsWith("build/");
}

QString toPattern(QString path)
{
    static const QRegularExpression placeholder("<[^>]*>");
    if (path.startsWith("./"))
        path.remove(0, 2);
    return path.replace(placeholder, "*");
}

QStringList pathsAmong(const QStringList &words)
{
    QStringList list;
    for (const QString &word : words)
        if (looksLikePath(word))
            list << toPattern(word);
    return list;
}

} // namespace

QStringList namedPaths(const QString &markdown)
{
    static const QRegularExpression inlineCode("`([^`]+)`");
    QStringList list;
    QString fence;
    for (const QString &line : markdown.split('\n')) {
        if (line.startsWith("```"))
            fence = fence.isEmpty() ? line : QString();
        else if (fence == "```text" && !line.isEmpty())
            list << toPattern(line.section(' ', 0, 0));
        else if (fence == "```sh")
            list << pathsAmong(line.section('#', 0, 0).split(' '));
        else if (fence.isEmpty())
            for (auto it = inlineCode.globalMatch(line); it.hasNext();)
                list << pathsAmong(it.next().captured(1).split(' '));
    }
    return list;
}

} // namespace cardquake
