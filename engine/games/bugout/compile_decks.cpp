// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_text.h"
#include "engine/games/bugout/compile_parts.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

constexpr std::array<std::pair<std::string_view, DrawKind>, 6> drawWords = {{{"resource", DrawKind::Resource},
                                                                             {"downpour", DrawKind::Downpour},
                                                                             {"seismic", DrawKind::Seismic},
                                                                             {"tornado", DrawKind::Tornado},
                                                                             {"eruption", DrawKind::Eruption},
                                                                             {"event", DrawKind::Event}}};
constexpr std::array<std::pair<std::string_view, Direction>, 4> directionWords = {
    {{"n", Direction::North}, {"e", Direction::East}, {"s", Direction::South}, {"w", Direction::West}}};
constexpr std::array<std::pair<std::string_view, Tornado>, 2> tornadoWords = {
    {{"field", Tornado::Field}, {"plain", Tornado::Plain}}};
constexpr std::array<std::pair<std::string_view, QuakeKind>, 3> quakeWords = {
    {{"fault", QuakeKind::Fault}, {"tremor", QuakeKind::Tremor}, {"stop", QuakeKind::Stop}}};
constexpr std::array<std::pair<std::string_view, int>, 3> turnWords = {{{"straight", 0}, {"left", -1}, {"right", 1}}};
constexpr std::array<std::pair<std::string_view, ApocalypseKind>, 3> apocalypseWords = {
    {{"damage", ApocalypseKind::Damage}, {"destroy", ApocalypseKind::Destroy}, {"rescue", ApocalypseKind::Rescue}}};
constexpr std::array<std::pair<std::string_view, Difficulty>, 3> difficultyWords = {
    {{"easy", Difficulty::Easy}, {"medium", Difficulty::Medium}, {"hard", Difficulty::Hard}}};

std::uint8_t readCopies(const FieldReader &row)
{
    return static_cast<std::uint8_t>(row.number("copies", 0, maxCopies, 1));
}

/// A deck is an array of fixed size inside the state, and a card in it is a row of its table.
template <class Card>
void checkSize(const CompileContext &context, std::string_view kind, const std::vector<Card> &cards, std::size_t most)
{
    std::size_t total = 0;
    for (const Card &card : cards)
        total += card.copies;
    if (total > most || cards.size() > most)
        context.fail(kind, "This deck has " + std::to_string(std::max(total, cards.size())) +
                               " cards; it can have up to " + std::to_string(most) + ".");
}

void compileDrawDeck(CompileContext &context)
{
    std::vector<DrawCard> &cards = context.content.draw;
    std::size_t disasters = 0;
    for (const ContentRow &row : context.rows.rows("draw")) {
        const FieldReader read("draw", row, context.diagnostics);
        DrawCard card;
        card.id = row.id;
        card.kind = read.word<DrawKind>("kind", drawWords);
        card.copies = readCopies(read);
        if (card.kind == DrawKind::Resource) {
            if (const auto resource = findRow(context.content.resources, row.id))
                card.resource = *resource;
            else
                read.fail("id",
                          "There is no resource " + inQuotes(row.id) + "; a resource card has its resource's id.");
        }
        if (card.kind == DrawKind::Eruption)
            card.direction = read.word<Direction>("direction", directionWords);
        if (card.kind == DrawKind::Tornado)
            card.tornado = read.word<Tornado>("token", tornadoWords);
        if (card.kind == DrawKind::Seismic || card.kind == DrawKind::Tornado || card.kind == DrawKind::Eruption)
            disasters += card.copies;
        cards.push_back(std::move(card));
    }
    checkSize(context, "draw", cards, maxDrawCards);
    if (disasters > maxDisastersInHands)
        context.fail("draw", "There are " + std::to_string(disasters) + " disaster cards; there can be up to " +
                                 std::to_string(maxDisastersInHands) + ".");
    for (std::size_t i = 0; i < context.content.resources.size(); ++i) {
        const std::string &id = context.content.resources[i].id;
        if (const auto card = findRow(cards, id))
            context.content.cardOfResource[i] = *card;
        else
            context.fail("resource", "The resource " + inQuotes(id) + " has no draw card.", id);
    }
}

void compileDisasterDecks(CompileContext &context)
{
    Content &content = context.content;
    for (const ContentRow &row : context.rows.rows("rainstorm")) {
        const FieldReader read("rainstorm", row, context.diagnostics);
        content.rainstorm.push_back({row.id, readCells(read, "cells"), readCopies(read)});
    }
    for (const ContentRow &row : context.rows.rows("quake")) {
        const FieldReader read("quake", row, context.diagnostics);
        content.quake.push_back(
            {row.id, read.word<QuakeKind>("kind", quakeWords), readCells(read, "cells"), readCopies(read)});
    }
    for (const ContentRow &row : context.rows.rows("tornado")) {
        const FieldReader read("tornado", row, context.diagnostics);
        content.tornado.push_back({row.id, read.word<Direction>("direction", directionWords), readCopies(read)});
    }
    for (const ContentRow &row : context.rows.rows("lava")) {
        const FieldReader read("lava", row, context.diagnostics);
        content.lava.push_back({row.id, read.word<int>("turn", turnWords), readCopies(read)});
    }
    checkSize(context, "rainstorm", content.rainstorm, maxRainstormCards);
    checkSize(context, "quake", content.quake, maxQuakeCards);
    checkSize(context, "tornado", content.tornado, maxTornadoCards);
    checkSize(context, "lava", content.lava, maxLavaCards);
}

/// Whether a list of effects, or one inside it, draws cards.
bool drawsCards(const EffectLibrary &library, ListIndex list)
{
    return list != none && std::ranges::any_of(library.lists[list], [&](const Effect &effect) {
               return effect.verb == Verb::Draw ||
                      std::ranges::any_of(effect.lists, [&](ListIndex inner) { return drawsCards(library, inner); });
           });
}

/// An event that draws an event that draws an event... is as deep as there are such cards to draw.
void checkNesting(const CompileContext &context)
{
    std::size_t drawing = 0;
    for (const EventCard &card : context.content.events) {
        bool draws = drawsCards(context.content.effects, card.effects);
        for (const HandForm &form : card.forms)
            draws = draws || drawsCards(context.content.effects, form.onDiscard);
        drawing += draws ? card.copies : 0U;
    }
    std::size_t drawn = 0;
    for (const DrawCard &card : context.content.draw)
        drawn += card.kind == DrawKind::Event ? card.copies : 0U;
    if (std::min(drawing, drawn) > maxEventsInEvents)
        context.fail("event", std::to_string(drawing) + " events draw cards, which can be such events again; up to " +
                                  std::to_string(maxEventsInEvents) + " can follow each other.");
}

void compileStoryDecks(CompileContext &context)
{
    Content &content = context.content;
    for (const ContentRow &row : context.rows.rows("event")) {
        const FieldReader read("event", row, context.diagnostics);
        EventCard card;
        card.id = row.id;
        card.name = read.text("name");
        card.copies = readCopies(read);
        card.forms = compileForms(context, read);
        card.effects = compileEffects(context, read, "effects", card.forms);
        card.text = cardText(context.rows, row, englishPhrases());
        content.events.push_back(std::move(card));
    }
    for (const ContentRow &row : context.rows.rows("apocalypse")) {
        const FieldReader read("apocalypse", row, context.diagnostics);
        ApocalypseCard card;
        card.id = row.id;
        card.name = read.text("name");
        card.kind = read.word<ApocalypseKind>("kind", apocalypseWords);
        card.copies = readCopies(read);
        if (card.kind == ApocalypseKind::Rescue)
            card.number = static_cast<std::uint8_t>(read.number("number", 1, maxTokensPerKind, 0));
        card.effects = compileEffects(context, read, "effects", {});
        card.text = cardText(context.rows, row, englishPhrases());
        content.apocalypse.push_back(std::move(card));
    }
    checkNesting(context);
    checkSize(context, "event", content.events, maxEventCards);
    checkSize(context, "apocalypse", content.apocalypse, maxApocalypseCards);
}

/// Lays the pattern's helicopter on every cell and keeps the places where all of it is on the map.
Signal compileSignal(const FieldReader &read, const std::string &id)
{
    Signal signal;
    signal.id = id;
    signal.difficulty = read.word<Difficulty>("difficulty", difficultyWords);
    std::optional<std::pair<int, int>> helicopter;
    std::vector<std::pair<int, int>> flares;
    int y = 0;
    read.limitSize("rows", 1, maxSignalRows);
    for (const auto &[path, line] : read.texts("rows")) {
        for (int x = 0; x < static_cast<int>(line.size()); ++x) {
            const char sign = line[static_cast<std::size_t>(x)];
            if (sign == 'H')
                helicopter = {x, y};
            else if (sign == 'F')
                flares.emplace_back(x, y);
        }
        ++y;
    }
    if (!helicopter)
        read.fail("rows", "The pattern has no helicopter (H).");
    for (const Cell cell : allCells) {
        if (!helicopter)
            break;
        CellSet needed;
        bool fits = true;
        for (const auto &[x, row] : flares) {
            const int column = columnOf(cell) + x - helicopter->first;
            const int line = rowOf(cell) + row - helicopter->second;
            fits = fits && column >= 0 && column < columnCount && line >= 0 && line < rowCount;
            if (fits)
                needed.add(cellAt(column, line));
        }
        if (fits) {
            signal.helicopterCells.add(cell);
            signal.flares[indexOf(cell)] = needed;
        }
    }
    return signal;
}

} // namespace

void compileDecks(CompileContext &context)
{
    compileDrawDeck(context);
    compileDisasterDecks(context);
    compileStoryDecks(context);
    for (const ContentRow &row : context.rows.rows("signal"))
        context.content.signals.push_back(compileSignal(FieldReader("signal", row, context.diagnostics), row.id));
    if (context.content.signals.empty() || context.content.signals.size() > maxSignals)
        context.fail("signal", "There can be 1 to " + std::to_string(maxSignals) + " Distress Signals.");
}

} // namespace cardquake::bugout
