// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shot/shot_table.h"

#include "app/cli/verb.h"
#include "app/settings.h"
#include "app/workbench.h"

#include <algorithm>
#include <functional>

namespace cardquake {
namespace {

using Condition = std::function<bool(const Session &, std::size_t moves)>;

constexpr std::size_t someTurns = 40;
constexpr std::size_t mostMoves = 5000;

PlayedGame newGame(const ShotScene &scene)
{
    // The games of the house are shown with their own packs; whoever plays them has a name.
    const std::string pack = scene.workbench.pack().toStdString();
    std::vector<SeatPlan> seats = {{"Mika", Decider::Person}, {"Ada", Decider::Person}, {"Bot", Decider::GreedyBot}};
    GameStart start;
    start.options = {
        {"players", seats.size()}, {"difficulty", "easy"}, {"layout", "listed"}, {"colors", {"red", "blue", "green"}}};
    start.seed = scene.game.seed;
    Result<PlayedGame> game = scene.workbench.startGame(pack, std::move(start), std::move(seats));
    if (!game)
        throw BadInputError(game.error().message);
    return std::move(*game);
}

void playUntil(PlayedGame &game, const ShotScene &scene, const Condition &isThere)
{
    if (scene.game.moves) {
        for (const QString &move : *scene.game.moves)
            if (const Result<void> played = game.play(move.trimmed().toStdString()); !played)
                throw BadInputError(played.error().message);
        return;
    }
    while (!game.live().isOver() && game.length() < mostMoves && !isThere(game.live(), game.length())) {
        const Result<Hint> hint = game.live().hint();
        if (!hint || !game.play(hint->move))
            throw BadInputError("The game cannot be played on: " + (hint ? hint->move : hint.error().message));
    }
}

void show(const ShotScene &scene, const Condition &isThere)
{
    showTable(scene);
    PlayedGame game = newGame(scene);
    playUntil(game, scene, isThere);
    scene.workbench.table()->begin(std::move(game));
}

bool asks(const Session &session, const char *kind)
{
    const Json decision = session.decision();
    return decision.is_object() && decision.value("kind", std::string()) == kind;
}

/// A person is asked to act: the bots of the picture must not play on while it is taken.
bool isPersonActing(const Session &session, std::size_t moves)
{
    return moves >= someTurns && asks(session, "action") && session.decision().value("player", std::string()) != "p3" &&
           session.table({}).turn.actionsLeft > 1;
}

} // namespace

void showTable(const ShotScene &scene)
{
    scene.settings.setRoom("table");
}

void showGame(const ShotScene &scene)
{
    show(scene, isPersonActing);
}

void showReaction(const ShotScene &scene)
{
    show(scene, [](const Session &session, std::size_t moves) {
        return moves >= someTurns && asks(session, "react") &&
               session.decision().value("player", std::string()) != "p3";
    });
}

void showReplay(const ShotScene &scene)
{
    showGame(scene);
    GameTable &table = *scene.workbench.table();
    table.seek(table.length() / 2);
}

void showEnd(const ShotScene &scene)
{
    show(scene, [](const Session &, std::size_t) { return false; });
}

void selectSurvivor(const ShotScene &scene, QObject &)
{
    TableChoices &choices = *scene.workbench.table()->choices();
    QVariantMap busiest;
    for (const QVariant &actor : choices.actors())
        if (actor.toMap().value("count").toInt() > busiest.value("count").toInt())
            busiest = actor.toMap();
    choices.tapPiece(busiest.value("id").toString());
}

} // namespace cardquake
