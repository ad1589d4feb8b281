// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/new_game.h"

#include "app/library.h"
#include "app/table/game_table.h"
#include "app/table/saved_game.h"

#include <QRandomGenerator>

#include <algorithm>

namespace cardquake {
namespace {

constexpr quint32 seedsShown = 100000; ///< short enough to be read aloud

Json toJson(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::Int:
    case QMetaType::Double:
        return value.toInt();
    default:
        return value.toString().toStdString();
    }
}

QVariant toVariant(const Json &value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number())
        return value.get<int>();
    return value.is_string() ? qtText(value.get<std::string>()) : QString();
}

bool fits(const GameOption &option, const Json &value)
{
    switch (option.kind) {
    case GameOption::Kind::Variant:
        return value.is_boolean();
    case GameOption::Kind::Number:
        return value.is_number_integer() && value >= option.lowest && value <= option.highest;
    case GameOption::Kind::Choice:
        break;
    }
    return std::ranges::any_of(option.choices, [&](const OptionChoice &choice) { return value == choice.id; });
}

} // namespace

NewGame::NewGame(Workshop &library, GameTable &table, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_table(table)
{
    rollSeed();
}

void NewGame::openFor(const QString &pack)
{
    m_problem.clear();
    m_pack = {};
    for (const PackInfo &info : m_library.packs())
        if (info.id == pack.toStdString())
            m_pack = info;
    readForm();
    emit changed();
}

void NewGame::readForm()
{
    m_form = {};
    const Result<const GameEntry *> game = findPlayableGame(shippedGames(), m_pack.game);
    if (!game) {
        m_problem = qtText(game.error().message);
        return;
    }
    const Pack pack = m_library.load(m_pack.id);
    if (const Diagnostics diagnostics = diagnose(pack, shippedGames()); hasErrors(diagnostics)) {
        const auto error = std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity);
        m_problem = tr("This pack cannot be played yet. %1").arg(qtText(toText(*error)));
    }
    m_form = (*game)->options(pack.rows);
    for (const GameOption &option : m_form.options)
        if (const auto chosen = m_values.find(option.id); chosen == m_values.end() || !fits(option, chosen->second))
            m_values[option.id] = option.usual;
    if (m_chairs.size() == m_form.colours.size())
        return;
    m_chairs.clear();
    for (const OptionChoice &colour : m_form.colours)
        m_chairs.push_back({colour.id, colour.label, {}, std::nullopt});
    for (std::size_t i = 0; i < m_chairs.size() && i < 2; ++i)
        m_chairs[i].decider = i == 0 ? Decider::Person : Decider::GreedyBot;
}

QVariantList NewGame::chairs() const
{
    QVariantList list;
    for (const Chair &chair : m_chairs)
        list.append(QVariantMap{{"colour", qtText(chair.colour)},
                                {"label", qtText(chair.label)},
                                {"name", qtText(chair.name)},
                                {"decider", chair.decider ? qtText(std::string(toWord(*chair.decider))) : QString()}});
    return list;
}

int NewGame::players() const
{
    return static_cast<int>(
        std::ranges::count_if(m_chairs, [](const Chair &chair) { return chair.decider.has_value(); }));
}

QString NewGame::playersNote() const
{
    const auto found = std::ranges::find(m_form.tables, std::to_string(players()), &OptionChoice::id);
    return found == m_form.tables.end()
               ? QString()
               : tr("%1: %2", "players, what differs").arg(qtText(found->label), qtText(found->note));
}

bool NewGame::isOn(const std::string &variant) const
{
    const auto found = m_values.find(variant);
    return found != m_values.end() && found->second == true;
}

QVariantMap NewGame::toMap(const GameOption &option) const
{
    constexpr std::array<const char *, 3> kinds = {"choice", "number", "variant"};
    QVariantList choices;
    for (const OptionChoice &choice : option.choices)
        choices.append(
            QVariantMap{{"id", qtText(choice.id)}, {"label", qtText(choice.label)}, {"note", qtText(choice.note)}});
    return {{"id", qtText(option.id)},
            {"label", qtText(option.label)},
            {"note", qtText(option.note)},
            {"kind", kinds[static_cast<std::size_t>(option.kind)]},
            {"choices", choices},
            {"lowest", option.lowest},
            {"highest", option.highest},
            {"group", qtText(option.group)},
            {"effort", qtText(option.effort)},
            {"available", option.variant.empty() || isOn(option.variant)},
            {"value", toVariant(m_values.at(option.id))}};
}

QVariantList NewGame::options() const
{
    QVariantList list;
    for (const GameOption &option : m_form.options)
        list.append(toMap(option));
    return list;
}

void NewGame::setSeed(const QString &seed)
{
    if (seed == m_seed)
        return;
    m_seed = seed;
    emit changed();
}

void NewGame::nameChair(int chair, const QString &name)
{
    m_chairs.at(static_cast<std::size_t>(chair)).name = name.trimmed().toStdString();
}

void NewGame::seatChair(int chair, const QString &decider)
{
    m_chairs.at(static_cast<std::size_t>(chair)).decider = toDecider(decider.toStdString());
    emit changed();
}

void NewGame::choose(const QString &option, const QVariant &value)
{
    const auto found = std::ranges::find(m_form.options, option.toStdString(), &GameOption::id);
    const Json chosen = toJson(value);
    if (found == m_form.options.end() || !fits(*found, chosen))
        return;
    m_values[found->id] = chosen;
    emit changed();
}

void NewGame::rollSeed()
{
    setSeed(QString::number(QRandomGenerator::global()->bounded(1U, seedsShown)));
}

void NewGame::useFirstGame()
{
    for (const GameOption &option : m_form.options)
        m_values[option.id] = m_form.firstGame.value(option.id, option.usual);
    emit changed();
}

Json NewGame::optionsAsJson() const
{
    Json options = Json::object();
    Json variants = Json::array();
    Json colours = Json::array();
    for (const GameOption &option : m_form.options) {
        const Json &value = m_values.at(option.id);
        if (option.kind == GameOption::Kind::Variant && value == true)
            variants.push_back(option.id);
        if (option.kind == GameOption::Kind::Variant || option.isState ||
            (!option.variant.empty() && !isOn(option.variant)))
            continue;
        options[option.id] = value;
    }
    for (const Chair &chair : m_chairs)
        if (chair.decider)
            colours.push_back(chair.colour);
    options["players"] = players();
    options["variants"] = std::move(variants);
    if (!colours.empty())
        options["colors"] = std::move(colours);
    return options;
}

Json NewGame::stateAsJson() const
{
    Json state;
    for (const GameOption &option : m_form.options)
        if (const Json &value = m_values.at(option.id); option.isState && value != option.usual)
            state[option.id] = value;
    return state;
}

bool NewGame::start()
{
    bool isNumber = false;
    const quint64 seed = m_seed.trimmed().toULongLong(&isNumber);
    std::vector<SeatPlan> seats;
    for (const Chair &chair : m_chairs)
        if (chair.decider)
            seats.push_back({chair.name, *chair.decider});
    if (seats.empty())
        m_problem = tr("Somebody has to play: let a person or a bot take a colour.");
    else if (!isNumber)
        m_problem = tr("The seed is “%1”; it can be any whole number from 0.").arg(m_seed);
    else if (Result<PlayedGame> game = startGame(m_library, m_pack.game, {m_pack.id, Json(), {}},
                                                 {optionsAsJson(), seed, stateAsJson()}, std::move(seats))) {
        m_problem.clear();
        m_table.begin(std::move(*game));
        emit changed();
        return true;
    } else {
        m_problem = qtText(game.error().message);
    }
    emit changed();
    return false;
}

} // namespace cardquake
