// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <qqml.h>

namespace cardquake {

class Workshop;

/// What the window works on: the open library, and the pack of it that is open in all rooms. Made by main() and handed
/// to the window, so tests can make their own.
class Workbench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the one workbench of a window.")
    Q_PROPERTY(QString libraryPath READ libraryPath CONSTANT)
    Q_PROPERTY(QString notice READ notice CONSTANT)
    Q_PROPERTY(QStringList packNames READ packNames CONSTANT)
    Q_PROPERTY(QVariantList packs READ packs CONSTANT)
    Q_PROPERTY(QString pack READ pack WRITE setPack NOTIFY packChanged)
    Q_PROPERTY(QString packName READ packName NOTIFY packChanged)
    Q_PROPERTY(QString game READ game NOTIFY packChanged)

public:
    explicit Workbench(const Workshop &library, QObject *parent = nullptr);

    QString libraryPath() const { return m_libraryPath; }
    QString notice() const { return m_notice; } ///< what the user should know, e.g. why it is read-only
    QStringList packNames() const;
    QVariantList packs() const { return m_packs; } ///< `packId`, `name`, `game`, `description` of each

    QString pack() const { return m_pack; } ///< the id of the open one; empty when the library has none
    void setPack(const QString &id);        ///< an id that is not there changes nothing
    QString packName() const { return of("name"); }
    QString game() const { return of("game"); }

signals:
    void packChanged();

private:
    QString of(const QString &field) const;

    QString m_libraryPath;
    QString m_notice;
    QVariantList m_packs;
    QString m_pack;
};

} // namespace cardquake
