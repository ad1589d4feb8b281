// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game_session.h"
#include "engine/games/bugout/event_text.h"
#include "engine/games/bugout/game.h"
#include "engine/games/bugout/play.h"
#include "tests/bugout/shipped_pack.h"

#include <QTest>

#include <set>

using namespace cardquake;

Q_DECLARE_METATYPE(cardquake::Json)

namespace {

using BugoutSession = GameSession<bugout::Game>;

Result<std::unique_ptr<Session>> startWith(const Json &state)
{
    return BugoutSession::create(shippedBugout(), {Json{{"players", 2}}, 1, state});
}

/// `state` with one field, named by its way down, set to something else.
Json oneField(const std::vector<std::string> &way, const Json &value)
{
    Json state = value;
    for (auto step = way.rbegin(); step != way.rend(); ++step)
        state = Json{{*step, state}};
    return state;
}

} // namespace

/// States that come from outside, in scenarios and requests, and what is told to the outside of what happens.
class TestBugoutState : public QObject {
    Q_OBJECT

private slots:
    void whatHappensIsToldByNames_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QList<int>>("numbers");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](bugout::EventType type, const QList<int> &numbers, const char *told) {
            QTest::newRow(told) << static_cast<int>(type) << numbers << QByteArray(told);
        };
        using bugout::EventType;
        row(EventType::TurnBegan, {12, 1, 0}, R"({"event":"turn","number":12,"player":"p2"})");
        row(EventType::PhaseBegan, {2, 0, 0}, R"({"event":"phase","phase":"disaster"})");
        row(EventType::CardDrawn, {0, 1, 0}, R"({"card":"tool","deck":"draw","event":"drawn"})");
        row(EventType::SurvivorMoved, {0, 8, 0}, R"({"cell":"C2","event":"moved","survivor":"R1"})");
        row(EventType::TokenLost, {0, -1, 0}, R"({"cell":null,"event":"token-lost","token":"landmark-1"})");
        row(EventType::TileHit, {35, 2, 0}, R"({"cell":"F6","event":"hit","points":2})");
        row(EventType::TileSaved, {0, 0, 22}, R"({"cell":"A1","event":"saved","player":"p1","reaction":"save-rain"})");
        row(EventType::BridgeBuilt, {1, 1, 0}, R"({"cell":"B1","event":"bridge","kind":"rope"})");
        row(EventType::VehicleLost, {1, 0, 0}, R"({"cell":"A1","event":"vehicle-lost","vehicle":"v2"})");
        row(EventType::TornadoMoved, {1, 6, 0}, R"({"cell":"A2","event":"tornado-moved","tornado":"plain"})");
        row(EventType::LavaPlaced, {0, 1, 2}, R"({"cell":"A1","event":"lava","in":"e","out":"s"})");
        row(EventType::ResourceGained, {1, 0, 0}, R"({"event":"gained","player":"p2","resource":"pipe"})");
        row(EventType::ApocalypseBegan, {0, 0, 0}, R"({"event":"apocalypse"})");
        row(EventType::GameEnded, {3, 0, 0}, R"({"event":"over","reason":"graveyard"})");
    }

    void whatHappensIsToldByNames()
    {
        QFETCH(int, type);
        QFETCH(QList<int>, numbers);
        QFETCH(QByteArray, told);
        QCOMPARE(QByteArray::fromStdString(toLine(eventOf(type, numbers))), told);
    }

    void everyEventHasANameOfItsOwn()
    {
        std::set<std::string> names;
        for (int type = 0; type <= static_cast<int>(bugout::EventType::GameEnded); ++type)
            QVERIFY(names.insert(eventOf(type, {0, 0, 0}).at("event").get<std::string>()).second);
    }

    void aWrongStateSaysWhere_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *state, const char *place) { QTest::newRow(state) << state << place; };
        row("{'decks': 5}", "decks must be a group of fields, not 5");
        row("{'tokens': {'flare-1': 5}}", "tokens.flare-1 must be a group of fields, not 5");
        row("{'tokens': {'flare-1': {'ta': 'A1'}}}", "tokens.flare-1 has no field 'ta'");
        row("{'tokens': {'flare-99': {'at': 'A1'}}}", "There is no token 'flare-99'");
        row("{'players': {'p1': {'resources': [1]}}}", "players.p1.resources must be a group of fields");
        row("{'players': {'p1': {'ressources': {}}}}", "players.p1 has no field 'ressources'");
        row("{'players': {'p1': {'events': {}}}}", "players.p1.events must be a list");
        row("{'players': {'p1': {'events': ['encumbered']}}}", "players.p1.events cannot be 'encumbered'");
        row("{'turn': {'actions': 3}}", "turn has no field 'actions'");
        row("{'vehicles': {'v1': {'at': 'Z9', 'kind': 'car'}}}", "vehicles.v1.at cannot be 'Z9'");
        row("{'tornadoes': {'field': {'actve': true}}}", "tornadoes.field has no field 'actve'");
        row("{'rescue_pool': 1}", "rescue_pool must be a list");
        row("{'mapp': {}}", "The state has no field 'mapp'");
    }

    void aWrongStateSaysWhere()
    {
        QFETCH(QString, state);
        QFETCH(QString, place);
        const auto session = startWith(Json::parse(state.replace('\'', '"').toStdString()));
        QVERIFY(!session);
        const QString message = QString::fromStdString(session.error().message);
        QVERIFY2(message.contains(place.replace('\'', '"')), qPrintable(message));
    }

    void piecesThatWouldOverflowAreRefused_data()
    {
        QTest::addColumn<Json>("state");
        QTest::addColumn<QString>("message");
        QTest::newRow("resources") << Json{{"players", {{"p1", {{"resources", {{"gas", 150}}}}}}}}
                                   << "270 Draw cards with those in hands";
        QTest::newRow("disasters") << Json{{"decks", {{"draw", std::vector<std::string>(41, "seismic")}}}}
                                   << "41 disaster cards";
        QTest::newRow("events") << Json{{"players",
                                         {{"p2", {{"events", std::vector<Json>(21, Json{{"card", "encumbered"}})}}}}}}
                                << "61 event cards";
        QTest::newRow("rescue cards") << Json{{"decks", {{"apocalypse", std::vector<std::string>(55, "gone-nw")}}}}
                                      << "61 Apocalypse cards";
        QTest::newRow("colours") << Json{{"players", {{"p2", {{"color", "red"}}}}}} << "players.p2.color";
    }

    void piecesThatWouldOverflowAreRefused()
    {
        QFETCH(Json, state);
        QFETCH(QString, message);
        const auto session = startWith(state);
        QVERIFY(!session);
        QVERIFY2(QString::fromStdString(session.error().message).contains(message), session.error().message.c_str());
    }

    void aWholeStateComesBack()
    {
        int seen = 0;
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const Json options = {{"players", 1 + seed % 4}, {"layout", "listed"}};
            const auto game = BugoutSession::create(shippedBugout(), {options, seed, Json()}).value();
            Rng chance(seed);
            while (!game->isOver()) {
                const std::vector<std::string> moves = game->legalMoves();
                QVERIFY(game->play(moves[chance.below(static_cast<std::uint32_t>(moves.size()))]));
                if (game->isOver() || game->decision().at("kind") != "action" || ++seen % 5 != 0)
                    continue;
                const auto again = BugoutSession::create(shippedBugout(), {options, seed, game->state()});
                QVERIFY2(again, again ? "" : again.error().message.c_str());
                QCOMPARE(toLine((*again)->state()), toLine(game->state()));
                QCOMPARE((*again)->legalMoves(), game->legalMoves());
                ++compared;
            }
        }
        QVERIFY(compared > 50);
    }

    void nonsenseAnywhereIsRefusedOrPlayable()
    {
        const Json whole = (*startWith(Json()))->state();
        tryNonsense(whole, {});
    }

private:
    void tryNonsense(const Json &part, const std::vector<std::string> &way)
    {
        const Json nonsense[] = {nullptr, true, -1, 1e30, "nowhere", Json::array({Json::object(), 7}), Json::object()};
        for (const auto &[key, value] : part.items()) {
            std::vector<std::string> deeper = way;
            deeper.push_back(key);
            for (const Json &wrong : nonsense)
                startWith(oneField(deeper, wrong)); // whatever it says: no crash, no exception
            if (value.is_object() && way.size() < 2)
                tryNonsense(value, deeper);
        }
    }

    static Json eventOf(int type, const QList<int> &numbers)
    {
        Diagnostics diagnostics;
        const auto content = bugout::compile(shippedBugout(), diagnostics);
        const auto number = [&](int i) { return static_cast<std::int16_t>(numbers.at(i)); };
        return bugout::eventToJson(*content, {static_cast<std::uint16_t>(type), number(0), number(1), number(2), 0});
    }
};

QTEST_APPLESS_MAIN(TestBugoutState)
#include "tst_bugout_state.moc"
