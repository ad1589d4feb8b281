// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_parts.h"
#include "engine/games/bugout/card_text.h"
#include "engine/games/bugout/marked_text.h"
#include "tests/bugout/card_changes.h"
#include "tests/bugout/effect_words.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace cardquake;
using namespace cardquake::bugout;

namespace {

Json readJson(const char *path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? parseJson(file.readAll().toStdString()).value_or(Json()) : Json();
}

const std::vector<ContentRow> &cards()
{
    static const std::vector<ContentRow> all = [] {
        std::vector<ContentRow> rows = shippedBugout().rows("event");
        for (const ContentRow &row : shippedBugout().rows("apocalypse"))
            rows.push_back(row);
        return rows;
    }();
    return all;
}

const ContentRow &card(const QString &id)
{
    return *std::ranges::find(cards(), id.toStdString(), &ContentRow::id);
}

CardParts partsOf(const ContentRow &row)
{
    return cardParts(shippedBugout(), row, englishPhrases());
}

/// A sign as a word: the icon with x, +, s or ? for its badge, "+2:icon" for a figure, > for an arrow.
std::string described(const Sign &sign)
{
    switch (sign.shape) {
    case Sign::Shape::Arrow:
        return ">";
    case Sign::Shape::Plus:
        return "+";
    case Sign::Shape::Or:
        return "/";
    case Sign::Shape::Figure:
        return sign.figure + ":" + sign.icon + sign.word;
    case Sign::Shape::Icon:
        break;
    }
    const std::map<Badge, std::string> badges = {
        {Badge::None, ""}, {Badge::TakenAway, "x"}, {Badge::Gained, "+"}, {Badge::Safe, "s"}, {Badge::Asked, "?"}};
    return (sign.icon.empty() ? "unknown" : sign.icon) + badges.at(sign.badge) +
           (sign.figure.empty() ? "" : "#" + sign.figure);
}

std::string described(const Pictogram &pictogram)
{
    std::string text;
    for (const Sign &sign : pictogram.strip)
        text.append(text.empty() ? "" : " ").append(described(sign));
    return text + (pictogram.whom.empty() ? "" : " for " + pictogram.whom);
}

std::string ofEffect(const Json &effect)
{
    return described(pictogramOf(shippedBugout(), Json::array({effect}), Json()));
}

long iconsIn(const Pictogram &pictogram)
{
    return std::ranges::count_if(pictogram.strip, &Sign::isIcon);
}

/// An effect with each verb, its arguments as plain as can be.
std::map<std::string, Json> anEffectOfEachVerb()
{
    const Json draw = Json::array({{{"do", "draw"}}});
    const Json tile{{"tiles", {{"type", "urban"}}}};
    const Json survivor{{"survivors", Json::object()}};
    const Json flare{{"tokens", {{"kind", "flare"}}}};
    return {
        {"choose-one", {{"options", {{{"effects", draw}}, {{"effects", {{{"do", "rebuild"}}}}}}}}},
        {"if", {{"cond", {{"count", {{"graveyard", true}}}, {"op", ">="}, {"n", 1}}}, {"then", draw}}},
        {"may", {{"effects", {{{"do", "drain"}}, {{"do", "rebuild"}}}}}},
        {"repeat", {{"n", 3}, {"effects", draw}}},
        {"keep", Json::object()},
        {"draw", Json::object()},
        {"disaster", {{"deck", "rainstorm"}}},
        {"gain", {{"resource", "tool"}}},
        {"lose", {{"resource", "tool"}}},
        {"end-disaster", {{"kind", "seismic"}}},
        {"scout", {{"deck", "draw"}}},
        {"extra-actions", Json::object()},
        {"skip-turn", Json::object()},
        {"move-survivor", {{"target", survivor}, {"to", {{"type", "urban"}}}}},
        {"kill", {{"target", survivor}}},
        {"rescue", {{"target", survivor}}},
        {"chopper", {{"seats", 3}}},
        {"damage", {{"target", tile}}},
        {"repair", {{"target", tile}}},
        {"flood", {{"target", tile}}},
        {"drain", {{"target", tile}}},
        {"destroy", {{"target", tile}}},
        {"move-token", {{"target", flare}, {"to", {{"type", "urban"}}}}},
        {"destroy-token", {{"target", flare}}},
        {"light", {{"target", flare}}},
        {"reinforce", {{"target", flare}}},
        {"rebuild", {{"target", tile}}},
        {"place-bridge", {{"kind", "rope"}, {"target", tile}}},
        {"place-vehicle", {{"kind", "car"}, {"target", tile}}},
    };
}

} // namespace

/// What events and Apocalypse cards show: signs made from the same effects as their texts.
class TestBugoutPictograms : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasSigns_data() { addCards(); }

    void everyCardHasSigns()
    {
        QFETCH(QString, id);
        const CardParts parts = partsOf(card(id));
        QVERIFY(!parts.parts.empty());
        QVERIFY(!parts.pictogram.isEmpty());
        for (const CardPart &part : parts.parts) {
            QVERIFY(!part.text.empty());
            qInfo("%s: %s | %s", qPrintable(id), described(part.pictogram).c_str(), plainText(part.text).c_str());
            if (part.role == CardPart::Role::Goes)
                continue;
            QVERIFY(!part.pictogram.isEmpty());
            QVERIFY(described(part.pictogram).find("unknown") == std::string::npos);
            QVERIFY(iconsIn(part.pictogram) <= static_cast<long>(Pictogram::mostIcons));
        }
    }

    void theSignsArePlain_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QStringList>("strips");
        QTest::addColumn<QStringList>("briefs");
        const auto add = [](const char *id, const QStringList &strips, const QStringList &briefs = {}) {
            QTest::newRow(id) << QString(id) << strips << briefs;
        };
        add("fresh-air", {"pawn-red > type-terrain", "type-terrainx"});
        add("tool-shed", {"kind-draw > resource-tool", "type-urban+ type-landmark+"});
        add("keys-in-the-ignition", {"motorcycle > pawn-blue", "kind-draw > resource-gas"});
        add("research-grant", {}, {"+2:resource-any", "−1:resource-any"});
        add("eat-your-veggies", {}, {"+1:action", "act-endx"});
        add("evening-classes", {}, {"act-repair", "−1:action"});
        add("encumbered", {"act-move + resource-any"});
        add("waterproofing", {"kind-rain > type-landmarks for all"});
        add("first-class", {"pawn-red > extraction"});
        add("power-cut", {"flare-litx", "act-endx"});
        add("shortcut", {"pawn-red > type-urban", "+1:action"});
        add("split-up", {"pawn-blue pawn-red > kind-map", "kind-draw > resource-any"});
        add("sinkhole", {"kind-mapx", "explosion explosion explosion"});
        add("draw-straws", {"grave", "resource-anyx"});
        add("ghost-town", {}, {"explosion", "+1:action"});
        add("hot-ground", {}, {"kind-lava", "+1:resource-any"});
        add("fog-bank", {"act-rescuex for all"});
        add("tailwind", {"act-drive > resource-gasx"});
        add("aftershocks", {"kind-quake + explosion#+1 for all"});
        add("hard-bargain", {"−1:resource-any for all", "kind-rain"});
    }

    void theSignsArePlain()
    {
        QFETCH(QString, id);
        QFETCH(QStringList, strips);
        QFETCH(QStringList, briefs);
        QStringList foundStrips;
        QStringList foundBriefs;
        for (const CardPart &part : partsOf(card(id)).parts) {
            if (part.role != CardPart::Role::Goes)
                foundStrips += QString::fromStdString(described(part.pictogram));
            foundBriefs += QString::fromStdString(described(part.pictogram.brief));
        }
        if (!strips.isEmpty())
            QCOMPARE(foundStrips, strips);
        if (!briefs.isEmpty())
            QCOMPARE(foundBriefs, briefs);
    }

    void everyVerbHasSignsOfItsOwn()
    {
        const Json schema = readJson(CARDQUAKE_SOURCE_DIR "/data/kinds/bugout/shared/effects.json");
        const EffectWords words(schema);
        std::map<std::string, std::string> seen;
        std::map<std::string, Json> effects = anEffectOfEachVerb();
        for (const std::string &verb : words.lists().at("effect/do")) {
            if (verb == "let")
                continue; // shown by what is done to the tile
            QVERIFY2(effects.contains(verb), verb.c_str());
            Json effect = effects.at(verb);
            effect["do"] = verb;
            const std::string signs = ofEffect(effect);
            QVERIFY2(!signs.empty() && signs.find("unknown") == std::string::npos, (verb + ": " + signs).c_str());
            QVERIFY2(!seen.contains(signs), (verb + " looks like " + seen[signs] + ": " + signs).c_str());
            seen[signs] = verb;
        }
    }

    void argumentsAreShown()
    {
        QVERIFY(ofEffect({{"do", "gain"}, {"resource", "rope"}}) != ofEffect({{"do", "gain"}, {"resource", "gas"}}));
        QVERIFY(ofEffect({{"do", "lose"}, {"n", 2}}) != ofEffect({{"do", "lose"}, {"n", 1}}));
        QCOMPARE(ofEffect({{"do", "gain"}, {"who", "others"}, {"resource", "rope"}, {"n", 5}}),
                 std::string("kind-draw > resource-rope#5 for others"));
        QCOMPARE(
            ofEffect({{"do", "damage"}, {"n", 2}, {"cause", "rain"}, {"target", {{"tiles", {{"tile", "garden"}}}}}}),
            std::string("kind-rain explosion explosion > type-landmark"));
        QCOMPARE(ofEffect({{"do", "place-bridge"}, {"kind", "rope"}, {"target", {{"tiles", Json::object()}}}}),
                 std::string("bridge-rope+"));
    }

    void anUnknownWordIsAQuestionMark()
    {
        QCOMPARE(ofEffect({{"do", "frobnicate"}}), std::string("unknown"));
        QCOMPARE(ofEffect({{"do", "gain"}, {"resource", "frobnicate"}}), std::string("kind-draw > unknown"));
        QCOMPARE(ofEffect({{"do", "destroy"}, {"target", {{"tiles", {{"type", "frobnicate"}}}}}}),
                 std::string("unknownx"));
        QCOMPARE(described(keptPictogram(shippedBugout(), {{"passive", {{{"mod", "frobnicate"}}}}})),
                 std::string("unknown"));
    }

    void aLongListIsCut()
    {
        const Json step{
            {"do", "move-survivor"}, {"target", {{"survivors", Json::object()}}}, {"to", {{"type", "urban"}}}};
        const Pictogram pictogram = pictogramOf(shippedBugout(), Json::array({step, step, step}), Json());
        QCOMPARE(described(pictogram), std::string("pawn-red > type-urban pawn-red > type-urban"));
    }

    void theFormatFollowsFromTheEffects()
    {
        QCOMPARE(partsOf(card("fresh-air")).format, CardParts::Format::Choice);
        QCOMPARE(partsOf(card("wind-shift")).format, CardParts::Format::Question);
        QCOMPARE(partsOf(card("evening-classes")).format, CardParts::Format::TwoSided);
        QCOMPARE(partsOf(card("encumbered")).format, CardParts::Format::Kept);
        ContentRow row = card("fresh-air");
        row.fields["effects"] = card("research-grant").fields["effects"];
        QCOMPARE(partsOf(row).format, CardParts::Format::Question);
        row.fields["effects"].push_back(Json{{"do", "draw"}});
        QCOMPARE(partsOf(row).format, CardParts::Format::Plain);
        row = card("fresh-air");
        row.fields["text"] = "My own words";
        QCOMPARE(partsOf(row).parts.front().text, std::string("My own words"));
    }

    void aQuestionIsAsked()
    {
        const CardParts parts = partsOf(card("eat-your-veggies"));
        QCOMPARE(plainText(parts.question), std::string("Is there a Landmark on the Garden?"));
        QCOMPARE(described(parts.asked), std::string("landmark"));
        QCOMPARE(parts.askedTile, std::string("garden"));
        QCOMPARE(partsOf(card("ghost-town")).askedType, std::string("urban"));
        QCOMPARE(plainText(partsOf(card("grave-concerns")).question),
                 std::string("Are at least 4 Graveyard spaces taken?"));
    }

    void aKeptCardSaysWhenItGoes()
    {
        const CardParts parts = partsOf(card("waterproofing"));
        QCOMPARE(parts.parts.size(), 2U);
        QVERIFY(parts.parts.front().isForAll);
        QCOMPARE(plainText(parts.parts.front().text), std::string("Landmark tiles take no damage from rain."));
        QCOMPARE(parts.parts.back().turns, 1);
        QCOMPARE(plainText(parts.parts.back().text), std::string("At the end of your next Disaster Phase."));
        QCOMPARE(partsOf(card("first-class")).parts.front().price, CardPart::Price::Action);
        QCOMPARE(partsOf(card("adrenaline")).parts.front().price, CardPart::Price::Free);
    }

    /// On a face there is little room: that a card is kept need not be said twice.
    void aKeptAnswerIsBrief()
    {
        const auto answer = [](const char *id, std::size_t which) {
            return plainText(partsOf(card(id)).parts.at(which).text);
        };
        QCOMPARE(answer("evening-classes", 0),
                 std::string("Repair is free for you. Discard it at the end of your next Disaster Phase."));
        QCOMPARE(answer("wind-shift", 1),
                 std::string("Keep this card: Save from Tornado is free for everyone. Discard it at the end of your "
                             "second Disaster Phase from now."));
        QCOMPARE(answer("eat-your-veggies", 0),
                 std::string("Keep this card. Discard it for free in your Action Phase: gain 1 action."));
    }

    void anApocalypseSaysWhereAndHowMuch()
    {
        const auto doom = [](const char *id) { return doomOf(shippedBugout(), card(id), englishPhrases()); };
        QCOMPARE(doom("streets-buckle").number, 3);
        QCOMPARE(doom("streets-buckle").icons, std::vector<std::string>{"type-urban"});
        QCOMPARE(doom("foundations-fail").icons.size(), 4U);
        QCOMPARE(doom("gone-center").cells, (std::vector<std::string>{"C3", "D3", "C4", "D4"}));
        QCOMPARE(doom("rescue-6").number, 6);
        ContentRow row = card("rescue-6");
        row.fields["effects"] = card("fresh-air").fields["effects"];
        QCOMPARE(doomOf(shippedBugout(), row, englishPhrases()).kind, Doom::Kind::Other);
    }

    /// The marked text is the same words; marks are closed, and icons stand for words of the text.
    void marksChangeNoWord_data() { addCards(); }

    void marksChangeNoWord()
    {
        QFETCH(QString, id);
        const Doom doom = doomOf(shippedBugout(), card(id), englishPhrases());
        QCOMPARE(plainText(doom.text), cardText(shippedBugout(), card(id), englishPhrases()));
        QCOMPARE(std::ranges::count(doom.text, marks::stressBegin), std::ranges::count(doom.text, marks::stressEnd));
        QVERIFY(std::ranges::any_of(textRuns(doom.text), &TextRun::isStressed));
    }

    void marksStandWhereTheyShould()
    {
        const Doom doom = doomOf(shippedBugout(), card("streets-buckle"), englishPhrases());
        const std::vector<TextRun> expected = {
            {"Deal ", {}, false}, {"3 damage", {}, true},    {", 1 at a time, to ", {}, false},
            {"Urban", {}, true},  {{}, "type-urban", false}, {" tiles.", {}, false}};
        QCOMPARE(textRuns(doom.text), expected);
        QCOMPARE(plainText("\x03"
                           "a\x0e"
                           "b"),
                 std::string("a")); // marks that are not closed
    }

    void faultyCardsHaveSigns_data() { addCards(); }

    /// Every value of every card, replaced by all kinds of nonsense.
    void faultyCardsHaveSigns()
    {
        QFETCH(QString, id);
        const std::vector<Json> nonsense = {nullptr,
                                            true,
                                            -1,
                                            1.5,
                                            INT64_MIN,
                                            INT64_MAX,
                                            UINT64_MAX,
                                            "",
                                            "{n}",
                                            "\xff",
                                            Json::array(),
                                            Json::array({nullptr, 3, Json::array()}),
                                            Json::object(),
                                            Json{{"do", 5}},
                                            Json{{"random", "x"}}};
        for (const Json::json_pointer &place : places(card(id).fields)) {
            ContentRow changed = card(id);
            for (const Json &value : nonsense) {
                changed.fields[place] = value;
                const CardParts parts = partsOf(changed);
                QVERIFY(!parts.parts.empty());
                QVERIFY(iconsIn(parts.pictogram) <= static_cast<long>(Pictogram::mostIcons));
                doomOf(shippedBugout(), changed, englishPhrases());
            }
        }
    }

    void endlessNestingHasAnEnd()
    {
        Json deep{{"do", "draw"}};
        Json never = Json::object();
        for (int i = 0; i < 500; ++i) {
            deep = Json{{"do", "may"}, {"effects", Json::array({deep})}};
            never = Json{{"not", never}};
        }
        QCOMPARE(ofEffect(deep), std::string());
        QCOMPARE(described(askedSign(shippedBugout(), never)), std::string("unknown"));
        const Json keeps{{"do", "keep"}};
        const Json hand{{"main", {{"on_discard", Json::array({keeps})}}}};
        QCOMPARE(described(pictogramOf(shippedBugout(), Json::array({keeps}), hand)), std::string("kind-event+"));
    }

private:
    static void addCards()
    {
        QTest::addColumn<QString>("id");
        for (const ContentRow &row : cards())
            QTest::newRow(row.id.c_str()) << QString::fromStdString(row.id);
    }
};

QTEST_APPLESS_MAIN(TestBugoutPictograms)
#include "tst_bugout_pictograms.moc"
