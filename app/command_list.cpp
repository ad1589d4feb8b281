// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_list.h"

#include "app/fuzzy_match.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace cardquake {
namespace {

/// `Command` is declared in QML; what makes one is that it can be triggered and belongs to a group.
bool isCommand(const QObject *object)
{
    return object->metaObject()->indexOfProperty("group") >= 0 &&
           object->metaObject()->indexOfProperty("keysText") >= 0 && !object->property("text").toString().isEmpty();
}

void collect(QObject *object, QSet<QObject *> &seen, QList<QPointer<QObject>> &commands)
{
    if (!object || seen.contains(object))
        return;
    seen.insert(object);
    const auto *item = qobject_cast<QQuickItem *>(object);
    if (item && !item->isVisible())
        return;
    if (isCommand(object))
        commands.append(object);
    for (QObject *child : object->children())
        collect(child, seen, commands);
    if (item)
        for (QQuickItem *child : item->childItems())
            collect(child, seen, commands);
}

QString titleOf(const QObject *command)
{
    return command->property("text").toString().remove('&');
}

} // namespace

void CommandList::gather(QObject *window)
{
    m_all.clear();
    QSet<QObject *> seen;
    if (auto *quick = qobject_cast<QQuickWindow *>(window))
        collect(quick->contentItem(), seen, m_all);
    collect(window, seen, m_all);
    show();
}

bool CommandList::isPossible(int row) const
{
    return row >= 0 && row < count() && m_shown[row] && m_shown[row]->property("enabled").toBool();
}

bool CommandList::run(int row)
{
    return isPossible(row) && QMetaObject::invokeMethod(m_shown[row], "trigger");
}

void CommandList::setTyped(const QString &typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    show();
}

/// Best first; those that fit equally well stay as the window has them, what is possible before what is not.
void CommandList::show()
{
    std::vector<std::pair<int, QPointer<QObject>>> fitting;
    for (const QPointer<QObject> &command : m_all) {
        if (!command)
            continue;
        const QString group = command->property("group").toString();
        const int unavailable = command->property("enabled").toBool() ? 0 : 1;
        if (const auto score = fuzzyScore(m_typed, titleOf(command) + ' ' + group))
            fitting.emplace_back(-2 * *score + unavailable, command);
    }
    std::ranges::stable_sort(fitting, {}, &std::pair<int, QPointer<QObject>>::first);
    beginResetModel();
    m_shown.clear();
    for (auto &[order, command] : fitting)
        m_shown.append(std::move(command));
    endResetModel();
    emit typedChanged();
}

int CommandList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant CommandList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_shown[index.row()])
        return {};
    const QObject *command = m_shown[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return titleOf(command);
    case GroupRole:
        return command->property("group");
    case ShortcutRole:
        return command->property("keysText");
    case SymbolRole:
        return command->property("symbol");
    case UsableRole:
        return command->property("enabled");
    case WhyRole:
        return command->property("reason");
    default:
        return {};
    }
}

QHash<int, QByteArray> CommandList::roleNames() const
{
    return {{TitleRole, "title"},   {GroupRole, "group"},   {ShortcutRole, "shortcut"},
            {SymbolRole, "symbol"}, {UsableRole, "usable"}, {WhyRole, "why"}};
}

} // namespace cardquake
