// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <qqml.h>

namespace cardquake {

class Workshop;

/// What the window works on: the open library. Made by main() and handed to the window, so tests can make their own.
class Workbench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the one workbench of a window.")
    Q_PROPERTY(QString libraryPath READ libraryPath CONSTANT)
    Q_PROPERTY(QString notice READ notice CONSTANT)
    Q_PROPERTY(QStringList packNames READ packNames CONSTANT)

public:
    explicit Workbench(const Workshop &library, QObject *parent = nullptr);

    QString libraryPath() const { return m_libraryPath; }
    QString notice() const { return m_notice; } ///< what the user should know, e.g. why it is read-only
    QStringList packNames() const { return m_packNames; }

private:
    QString m_libraryPath;
    QString m_notice;
    QStringList m_packNames;
};

} // namespace cardquake
