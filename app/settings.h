// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <qqml.h>

namespace cardquake {

/// What a user chose for the window, kept in a small file of its own: it belongs to the desk, not to the library. A
/// value that cannot be (the file can be edited by hand) counts as not chosen.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the settings of a window.")
    Q_PROPERTY(QString scheme READ scheme WRITE setScheme NOTIFY changed)
    Q_PROPERTY(int textPercent READ textPercent WRITE setTextPercent NOTIFY changed)
    Q_PROPERTY(int motionPercent READ motionPercent WRITE setMotionPercent NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString room READ room WRITE setRoom NOTIFY changed)
    Q_PROPERTY(QString pack READ pack WRITE setPack NOTIFY changed)
    Q_PROPERTY(int languageIndex READ languageIndex WRITE setLanguageIndex NOTIFY changed)
    Q_PROPERTY(QStringList languageNames READ languageNames NOTIFY changed)

public:
    explicit Settings(const QString &file, QObject *parent = nullptr);

    /// `$XDG_CONFIG_HOME/cardquake/cardquake.ini`
    static QString defaultFile();

    QString scheme() const; ///< system, light or dark
    void setScheme(const QString &scheme);
    int textPercent() const; ///< 100 is the usual size
    void setTextPercent(int percent);
    int motionPercent() const; ///< speed of movements; 0: nothing moves
    void setMotionPercent(int percent);
    QString language() const; ///< "de"; empty: the system's
    void setLanguage(const QString &language);
    QString room() const; ///< where the user was last
    void setRoom(const QString &room);
    QString pack() const; ///< what the user worked on last
    void setPack(const QString &pack);

    QRect windowPlace() const; ///< empty when there is none
    bool windowMaximized() const;
    void setWindow(const QRect &place, bool maximized);

    /// The languages to choose from: first the system's, then each by its own name; and the place of the chosen one.
    QStringList languageNames() const;
    int languageIndex() const;
    void setLanguageIndex(int index);

    /// Sizes of panels, by name; `otherwise` when the user never moved them.
    Q_INVOKABLE int size(const QString &name, int otherwise) const;
    Q_INVOKABLE void setSize(const QString &name, int size);

signals:
    void changed();
    void languageChanged();

private:
    int numberWithin(const QString &key, int least, int most, int otherwise) const;
    bool store(const QString &key, const QVariant &value);

    QSettings m_file;
};

} // namespace cardquake
