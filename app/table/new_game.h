// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_plan.h"
#include "data/store/workshop.h"
#include "engine/core/game_options.h"
#include "engine/core/session.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <qqml.h>

#include <array>
#include <map>

namespace cardquake {

class GameTable;

/// The form for a new game, whatever the game: who sits where, and all that its options ask. Nothing of a game's rules
/// is known here; what the form says is what the game declares.
class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench has the form.")
    Q_PROPERTY(QString pack READ pack NOTIFY changed)
    Q_PROPERTY(QString packName READ packName NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QVariant chairs READ chairs NOTIFY changed)
    Q_PROPERTY(QString playersNote READ playersNote NOTIFY changed)
    Q_PROPERTY(QString unplayed READ unplayed NOTIFY changed)
    Q_PROPERTY(QVariant options READ options NOTIFY changed)
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)

public:
    NewGame(Workshop &library, GameTable &table, QObject *parent = nullptr);

    Q_INVOKABLE void openFor(const QString &pack); ///< keeps what was chosen as far as it still fits

    QString pack() const { return QString::fromStdString(m_pack.id); }
    QString packName() const { return QString::fromStdString(m_pack.name); }
    QString problem() const { return m_problem; } ///< why no game can be started; empty: one can

    /// A place for each colour: id, label, name, decider (`person`, `greedy`, `random`, or empty: nobody plays it).
    QVariantList chairs() const;
    QString playersNote() const;
    QString unplayed() const { return QString::fromStdString(m_form.unplayed); }
    QVariantList options() const; ///< as GameOption, with `value` and `available`
    QString seed() const { return m_seed; }
    void setSeed(const QString &seed);

    Q_INVOKABLE void nameChair(int chair, const QString &name);
    Q_INVOKABLE void seatChair(int chair, const QString &decider);
    Q_INVOKABLE void choose(const QString &option, const QVariant &value);
    Q_INVOKABLE void rollSeed();
    Q_INVOKABLE void useFirstGame(); ///< what suits people who have never played it
    Q_INVOKABLE bool start();        ///< false: `problem` says why not

signals:
    void changed();

private:
    struct Chair {
        std::string colour;
        std::string label;
        std::string name;
        std::optional<Decider> decider; ///< none: nobody plays it
    };

    void readForm();
    bool isOn(const std::string &variant) const;
    int players() const;
    Json optionsAsJson() const;
    Json stateAsJson() const;
    QVariantMap toMap(const GameOption &option) const;

    Workshop &m_library;
    GameTable &m_table;
    PackInfo m_pack;
    QString m_problem;
    GameOptions m_form;
    std::vector<Chair> m_chairs;
    std::map<std::string, Json> m_values;
    QString m_seed;
};

} // namespace cardquake
