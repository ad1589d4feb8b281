// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QString>
#include <QVariant>

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cardquake {

/// A list of plain values as a model. New values are matched with the old ones by key, so that what is still there
/// keeps its delegate: a pawn that walked is the same item before and after, and the window can let it walk.
template <class T>
class KeyedList : public QAbstractListModel {
public:
    struct Role {
        QByteArray name;
        QVariant (*value)(const T &);
    };
    using Key = std::string (*)(const T &);

    KeyedList(Key key, std::vector<Role> roles, QObject *parent = nullptr)
        : QAbstractListModel(parent)
        , m_key(key)
        , m_roles(std::move(roles))
    {
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_items.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const int place = role - Qt::UserRole;
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || place < 0 || place >= std::ssize(m_roles))
            return {};
        return m_roles[static_cast<std::size_t>(place)].value(m_items[static_cast<std::size_t>(index.row())].value);
    }

    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (std::size_t i = 0; i < m_roles.size(); ++i)
            names.insert(Qt::UserRole + static_cast<int>(i), m_roles[i].name);
        return names;
    }

    const T &at(int row) const { return m_items[static_cast<std::size_t>(row)].value; }

    void assign(std::vector<T> values)
    {
        std::vector<Item> wanted = withKeys(std::move(values));
        removeAllBut(wanted);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            put(i, std::move(wanted[i]));
    }

private:
    struct Item {
        std::string key;
        T value;
    };

    /// Equal keys are told apart by their order: the second card of a name stays the second one.
    std::vector<Item> withKeys(std::vector<T> values) const
    {
        std::map<std::string, int> seen;
        std::vector<Item> items;
        items.reserve(values.size());
        for (T &value : values) {
            std::string key = m_key(value);
            if (const int before = seen[key]++; before > 0)
                key += '\n' + std::to_string(before);
            items.push_back({std::move(key), std::move(value)});
        }
        return items;
    }

    void removeAllBut(const std::vector<Item> &wanted)
    {
        std::map<std::string_view, bool> stays;
        for (const Item &item : wanted)
            stays[item.key] = true;
        for (int row = rowCount() - 1; row >= 0; --row) {
            const auto place = m_items.begin() + row;
            if (stays.contains(place->key))
                continue;
            beginRemoveRows({}, row, row);
            m_items.erase(place);
            endRemoveRows();
        }
    }

    void put(std::size_t place, Item item)
    {
        const int row = static_cast<int>(place);
        const auto here = m_items.begin() + row;
        const auto found = std::find_if(here, m_items.end(), [&](const Item &other) { return other.key == item.key; });
        if (found == m_items.end()) {
            beginInsertRows({}, row, row);
            m_items.insert(here, std::move(item));
            endInsertRows();
            return;
        }
        if (found != here) {
            const int from = static_cast<int>(found - m_items.begin());
            beginMoveRows({}, from, from, {}, row);
            std::rotate(here, found, found + 1);
            endMoveRows();
        }
        if (here->value == item.value)
            return;
        here->value = std::move(item.value);
        emit dataChanged(index(row), index(row));
    }

    Key m_key;
    std::vector<Role> m_roles;
    std::vector<Item> m_items;
};

} // namespace cardquake
