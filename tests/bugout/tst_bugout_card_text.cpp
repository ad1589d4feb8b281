// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_text.h"
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

const Json &effectSchema()
{
    static const Json schema = readJson(CARDQUAKE_SOURCE_DIR "/data/kinds/bugout/shared/effects.json");
    return schema;
}

std::string textOf(const ContentRow &row)
{
    return cardText(shippedBugout(), row, englishPhrases());
}

std::string textOfEffect(const Json &effect)
{
    return effectText(shippedBugout(), effect, englishPhrases());
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

/// Cards that together use every argument, selector key, condition, modifier and form there is, with their texts.
const Json &samples()
{
    static const Json all = readJson(CARDQUAKE_SOURCE_DIR "/tests/bugout/card_text_samples.json");
    return all;
}

ContentRow card(const QString &id)
{
    const std::string name = id.toStdString();
    if (samples().contains(name))
        return {name, samples()[name]["card"]};
    return *std::ranges::find(cards(), name, &ContentRow::id);
}

/// A value inside of the same list or object, again and again.
Json nested(Json value, const std::function<Json(Json)> &wrap, int levels)
{
    for (int i = 0; i < levels; ++i)
        value = wrap(std::move(value));
    return value;
}

} // namespace

/// What events and Apocalypse cards say: as clear and brief as texts written by hand, and never other than they play.
class TestBugoutCardText : public QObject {
    Q_OBJECT

private slots:
    void everyCardIsClearAndBrief_data() { addCards(); }

    void everyCardIsClearAndBrief()
    {
        QFETCH(QString, id);
        static const Json written = readJson(CARDQUAKE_SOURCE_DIR "/tests/bugout/card_texts.json");
        const std::string text = textOf(card(id));
        QVERIFY(written.contains(id.toStdString()));
        qInfo("%s\n  made:    %s\n  written: %s", qPrintable(id), text.c_str(),
              written[id.toStdString()].get<std::string>().c_str());
        QVERIFY(!text.empty());
        QVERIFY(text.size() <= 240);
        QVERIFY(text.find_first_of("{}|#") == std::string::npos);
        QVERIFY(text.find("  ") == std::string::npos);
        QVERIFY(text.find("..") == std::string::npos);
        QVERIFY(text.front() >= 'A' && text.front() <= 'Z');
        QVERIFY(text.back() == '.');
    }

    void aDifferentCardHasADifferentText_data()
    {
        addCards();
        addSamples();
    }

    void aDifferentCardHasADifferentText()
    {
        QFETCH(QString, id);
        EffectWords words(effectSchema());
        const ContentRow row = card(id);
        const std::string text = textOf(row);
        int changes = 0;
        for (const char *part : {"effects", "hand"}) {
            if (!row.fields.contains(part))
                continue;
            for (const Json::json_pointer &leaf : places(row.fields[part], Json::json_pointer() / part)) {
                if (row.fields.at(leaf).is_structured())
                    continue;
                for (const Json &other : otherValues(words, row.fields.at(leaf), fieldOf(leaf))) {
                    if (playsTheSame(row.fields, leaf, other))
                        continue;
                    ContentRow changed = row;
                    changed.fields[leaf] = other;
                    ++changes;
                    QVERIFY2(textOf(changed) != text, qPrintable(QString::fromStdString(leaf.to_string() + " = " +
                                                                                        toLine(other) + ": " + text)));
                }
            }
        }
        QVERIFY(changes > 0);
    }

    void everyWordHasAPhrase()
    {
        // Where a list of words stands in the schema, and the families of phrases it needs.
        const std::map<std::string, std::vector<std::string>> families = {
            {"effect/do", {"verb"}},
            {"effect/disaster/deck", {"disaster"}},
            {"effect/damage/save", {"save"}},
            {"effect/damage/cause", {"damage-kind"}},
            {"effect/place-bridge/kind", {"type"}},
            {"players", {"have"}},
            {"deck", {"deck"}},
            {"disaster_kind", {"hazard"}},
            {"token_kind", {"kind", "token"}},
            {"pick", {"pick"}},
            {"tile_type", {"type"}},
            {"category", {"category"}},
            {"place", {"in", "from"}},
            {"tile_selector/occupied", {"occupied"}},
            {"tile_selector/tornado", {"tornado"}},
            {"survivor_selector/who", {"who"}},
            {"survivor_selector/holding", {"holding"}},
            {"form/scope",
             {"mod.actions", "mod.draws", "mod.hand-limit", "mod.cost", "mod.cost.free", "mod.forbid",
              "mod.forbid.everything"}},
            {"form/discard", {"discard"}},
            {"modifier/mod", {"mod"}},
            {"causes", {"cause"}},
            {"condition/op", {}}}; // compared in wordings of their own: see everyArgumentIsSaid
        const EffectWords words(effectSchema());
        QVERIFY(words.lists().size() >= 20);
        for (const auto &[list, members] : words.lists()) {
            QVERIFY2(families.contains(list), list.c_str());
            for (const std::string &family : families.at(list))
                for (const std::string &word : members)
                    QVERIFY2(hasPhrase(family, word), word.c_str());
        }
        for (const char *others : {"player.next", "player.all", "player.others"})
            QVERIFY2(englishPhrases().has(others), others);
        for (const ContentRow &action : shippedBugout().rows("action"))
            QVERIFY2(hasPhrase("action", action.id), action.id.c_str());
    }

    void everyArgumentIsSaid_data()
    {
        QTest::addColumn<QString>("id");
        addSamples();
    }

    void everyArgumentIsSaid()
    {
        QFETCH(QString, id);
        const std::string text = textOf(card(id));
        QVERIFY2(text == samples()[id.toStdString()]["text"], text.c_str());
    }

    void theSamplesUseEverything()
    {
        std::set<std::string> used;
        for (const auto &[id, sample] : samples().items())
            collectKeys(sample["card"], used);
        for (const char *list : {"tile_selector", "survivor_selector", "token_selector", "countable", "form"})
            for (const auto &[key, property] : effectSchema()["definitions"][list]["properties"].items())
                QVERIFY2(used.contains(key), key.c_str());
        for (const char *list : {"effect", "modifier"})
            for (const Json &branch : effectSchema()["definitions"][list]["allOf"])
                for (const auto &[key, property] : branch["then"]["properties"].items())
                    QVERIFY2(used.contains(key), key.c_str());
        const EffectWords words(effectSchema());
        for (const char *list : {"effect/do", "modifier/mod", "condition/op"})
            for (const std::string &word : words.lists().at(list))
                QVERIFY2(used.contains(std::string("=").append(word)), word.c_str());
    }

    void anOwnTextIsKept()
    {
        ContentRow row = cards().front();
        row.fields["text"] = "My own words";
        QCOMPARE(textOf(row), std::string("My own words"));
        row.fields["text"] = "";
        QCOMPARE(textOf(row), textOf(cards().front()));
    }

    void theConstantOfTheHelicopterIsRead()
    {
        ContentRows rows = shippedBugout();
        const Json chopper{{"do", "chopper"}, {"seats", 3}};
        QVERIFY(textOfEffect(chopper).ends_with("then it is destroyed."));
        rows.setConstant("apocalypse.chopper_destroys_tile", false);
        QVERIFY(effectText(rows, chopper, englishPhrases()).ends_with("fly out."));
    }

    void anUnknownWordIsShownAsItIs()
    {
        for (const Json &effect :
             {Json{{"do", "frobnicate"}}, Json{{"do", "gain"}, {"resource", "frobnicate"}},
              Json{{"do", "destroy"}, {"target", {{"tiles", {{"type", "frobnicate"}}}}}},
              Json{{"do", "destroy"}, {"target", {{"tiles", {{"colour", "frobnicate"}}}}}},
              Json{{"do", "kill"}, {"target", {{"survivors", {{"who", "frobnicate"}}}}}},
              Json{{"do", "keep"}, {"as", "frobnicate"}}, Json{{"do", "scout"}, {"deck", "frobnicate"}}})
            QVERIFY2(textOfEffect(effect).find("robnicate") != std::string::npos, textOfEffect(effect).c_str());
    }

    void faultyCardsHaveTexts_data() { addCards(); }

    /// Every value of every card, replaced by all kinds of nonsense or taken away.
    void faultyCardsHaveTexts()
    {
        QFETCH(QString, id);
        const std::vector<Json> nonsense = {nullptr,
                                            true,
                                            -1,
                                            1.5,
                                            INT64_MIN,
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
                QVERIFY(!textOf(changed).empty());
            }
            if (place.empty())
                continue;
            changed = card(id);
            Json &around = changed.fields[place.parent_pointer()];
            if (around.is_object())
                around.erase(place.back());
            QVERIFY(!textOf(changed).empty());
        }
    }

    void endlessNestingHasAnEnd()
    {
        const auto effects = [](const char *verb, const char *key) {
            return [=](const Json &inner) { return Json{{"do", verb}, {key, Json::array({inner})}}; };
        };
        const Json draw{{"do", "draw"}};
        const auto choose = [](const Json &inner) {
            return Json{{"do", "choose-one"}, {"options", {{{"label", "x"}, {"effects", {inner, inner}}}}}};
        };
        for (const Json &deep : {nested(draw, effects("may", "effects"), 500), nested(draw, effects("if", "then"), 500),
                                 nested(draw, effects("repeat", "effects"), 500), nested(draw, choose, 10)})
            QVERIFY(!textOfEffect(deep).empty());
        const Json next = nested(
            Json::object(),
            [](const Json &inner) {
                return Json{{"adjacent", inner}};
            },
            500);
        QVERIFY(!textOfEffect({{"do", "destroy"}, {"target", {{"tiles", next}}}}).empty());
        const Json never = nested(
            Json::object(),
            [](const Json &inner) {
                return Json{{"not", inner}};
            },
            500);
        QVERIFY(!textOfEffect({{"do", "if"}, {"cond", never}, {"then", {draw}}}).empty());
    }

    /// Forms that keep each other when discarded would never end; keeping does nothing there.
    void formsThatKeepEachOtherHaveAnEnd()
    {
        const Json keepBoth{{{"do", "keep"}, {"as", "a"}}, {{"do", "keep"}, {"as", "b"}}};
        const Json form{{"discard", "free"}, {"on_discard", keepBoth}};
        Json other = form;
        other["discard"] = "action";
        QVERIFY(!textOf({"x", {{"effects", keepBoth}, {"hand", {{"a", form}, {"b", other}}}}}).empty());
    }

private:
    static void addSamples()
    {
        for (const auto &[id, sample] : samples().items())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }

    /// A word has a phrase when a pattern has exactly its key, or one for a scope or kind of it.
    static bool hasPhrase(const std::string &family, const std::string &word)
    {
        const std::string key = family + "." + word;
        return englishPhrases().has(key) || (family == "mod" && englishPhrases().has(key + ".owner")) ||
               (key == "discard.none"); // said by saying nothing
    }

    static void collectKeys(const Json &value, std::set<std::string> &keys)
    {
        if (value.is_string())
            keys.insert(std::string("=").append(value.get<std::string>()));
        if (!value.is_structured())
            return;
        for (const auto &[key, part] : value.items()) {
            if (value.is_object())
                keys.insert(key);
            collectKeys(part, keys);
        }
    }

    static void addCards()
    {
        QTest::addColumn<QString>("id");
        for (const ContentRow &row : cards())
            QTest::newRow(row.id.c_str()) << QString::fromStdString(row.id);
    }
};

QTEST_APPLESS_MAIN(TestBugoutCardText)
#include "tst_bugout_card_text.moc"
