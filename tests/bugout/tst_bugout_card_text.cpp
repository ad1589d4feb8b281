// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_text.h"
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

[[maybe_unused]] std::string textOfEffect(const Json &effect)
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

const ContentRow &card(const QString &id)
{
    return *std::ranges::find(cards(), id.toStdString(), &ContentRow::id);
}

/// The places of all values in a row that are no lists or objects.
std::vector<Json::json_pointer> leaves(const Json &value, const Json::json_pointer &here = Json::json_pointer())
{
    if (!value.is_structured())
        return {here};
    std::vector<Json::json_pointer> found;
    for (const auto &[key, part] : value.items()) {
        const Json::json_pointer below = value.is_array() ? here / std::stoul(key) : here / key;
        for (const Json::json_pointer &leaf : leaves(part, below))
            found.push_back(leaf);
    }
    return found;
}

/// The field that a leaf belongs to: its own name, or that of the list it is in.
std::string fieldOf(Json::json_pointer leaf)
{
    while (!leaf.empty() && leaf.back().find_first_not_of("0123456789") == std::string::npos)
        leaf.pop_back();
    return leaf.empty() ? std::string() : leaf.back();
}

/// Other values for a leaf, each of which makes it a different card.
std::vector<Json> otherValues(EffectWords &words, const Json &value, const std::string &field)
{
    if (value.is_boolean())
        return {!value.get<bool>()};
    if (value.is_number_integer())
        return {value.get<int>() + 1, value.get<int>() + 2, value.get<int>() + 17};
    std::vector<Json> others{"no-such-word"};
    for (const std::string &word : words.forField(field))
        if (word != value)
            others.push_back(word);
    return others;
}

/// Some changes make no difference to the game, and so need none in the text.
bool playsTheSame(const Json &fields, const Json::json_pointer &leaf, const Json &other)
{
    const Json &around = fields.at(leaf.parent_pointer());
    const std::string field = fieldOf(leaf);
    if (field == "label") // what the player reads on the button
        return true;
    if (field == "who" || field == "resources") // both are the player who uses the card
        return (around[field] == "active" && other == "owner") || (around[field] == "owner" && other == "active");
    if (field == "n" && around.contains("resource")) // all of them, whatever the number
        return around["resource"] == "all";
    if (field == "op") // no count is below zero
        return around["n"] == 0 && around["op"] == "<=" && other == "==";
    if (field == "scope") // tiles are protected or weakened for everybody
        return std::ranges::all_of(around["passive"], [](const Json &modifier) {
            return modifier["mod"] == "immune" || modifier["mod"] == "extra-damage";
        });
    return false;
}

/// A value inside of the same list or object, again and again.
[[maybe_unused]] Json nested(Json value, const std::function<Json(Json)> &wrap, int levels)
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

    void aDifferentCardHasADifferentText_data() { addCards(); }

    void aDifferentCardHasADifferentText()
    {
        QFETCH(QString, id);
        EffectWords words(effectSchema());
        const ContentRow &row = card(id);
        const std::string text = textOf(row);
        int changes = 0;
        for (const char *part : {"effects", "hand"}) {
            if (!row.fields.contains(part))
                continue;
            for (const Json::json_pointer &below : leaves(row.fields[part])) {
                const Json::json_pointer leaf = Json::json_pointer(std::string("/").append(part)) / below;
                for (const Json &other : otherValues(words, row.fields.at(leaf), fieldOf(leaf))) {
                    if (playsTheSame(row.fields, leaf, other))
                        continue;
                    ContentRow changed = row;
                    changed.fields[leaf] = other;
                    ++changes;
                    QVERIFY2(textOf(changed) != text, qPrintable(QString::fromStdString(
                                                          leaf.to_string() + " = " + toLine(other) + ": " + text)));
                }
            }
        }
        QVERIFY(changes > 0);
    }

private:
    static void addCards()
    {
        QTest::addColumn<QString>("id");
        for (const ContentRow &row : cards())
            QTest::newRow(row.id.c_str()) << QString::fromStdString(row.id);
    }
};

QTEST_APPLESS_MAIN(TestBugoutCardText)
#include "tst_bugout_card_text.moc"
