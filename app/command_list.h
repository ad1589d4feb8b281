// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QPointer>
#include <QString>
#include <qqml.h>

namespace cardquake {

/// What the command palette shows: every command that the window offers at this moment, those first that fit best to
/// what was typed. It finds the commands by itself, so none can be forgotten.
class CommandList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY typedChanged)
    Q_PROPERTY(int count READ count NOTIFY typedChanged)

public:
    enum Role { TitleRole = Qt::UserRole + 1, GroupRole, ShortcutRole, SymbolRole, UsableRole, WhyRole };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    /// Looks through a window for its commands, without those of rooms that are not in view.
    Q_INVOKABLE void gather(QObject *window);

    /// Whether the row can be run now.
    Q_INVOKABLE bool isPossible(int row) const;

    /// Does what the row stands for. False when that is not possible now.
    Q_INVOKABLE bool run(int row);

    QString typed() const { return m_typed; }
    void setTyped(const QString &typed);
    int count() const { return int(m_shown.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void typedChanged();

private:
    void show();

    QList<QPointer<QObject>> m_all;
    QList<QPointer<QObject>> m_shown;
    QString m_typed;
};

} // namespace cardquake
