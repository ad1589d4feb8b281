// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/embedded_content.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cardquake;

namespace {

using Ids = std::set<std::string>;

/// The words for which `definition` has an if/then branch; a word with two branches is in the list twice.
std::vector<std::string> branchesOf(const Json &definition, const char *key)
{
    std::vector<std::string> words;
    for (const Json &branch : definition.at("allOf"))
        words.push_back(branch.at("if").at("properties").at(key).at("const"));
    std::ranges::sort(words);
    return words;
}

std::vector<std::string> sortedEnum(const Json &field)
{
    std::vector<std::string> words = field.at("enum");
    std::ranges::sort(words);
    return words;
}

std::string spot(std::string kind, const std::string &row, const std::string &field = {})
{
    return kind.append(" ").append(row).append(" ").append(field);
}

bool isExplained(const Json &schema)
{
    return !schema.value("title", "").empty() && !schema.value("description", "").empty();
}

} // namespace

/// The schemas of BUGOUT: what a designer reads in forms and tooltips, and that pack and schemas agree.
class TestBugoutKinds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        forEachFile("kinds/bugout", [this](const std::string &kind, const Json &schema) { m_kinds[kind] = schema; });
        forEachFile("kinds/bugout/shared", [this](const std::string &, const Json &schema) { m_effects = schema; });
    }

    void everyTableOfThePackHasItsKind()
    {
        Ids kinds;
        for (const auto &[kind, schema] : m_kinds)
            kinds.insert(kind);
        const std::vector<std::string> tables = m_content.kinds();
        QCOMPARE(kinds, Ids(tables.begin(), tables.end()));
        QCOMPARE(kinds.size(), 17u);
    }

    void everyKindAndFieldIsExplained()
    {
        for (const auto &[kind, schema] : m_kinds) {
            QVERIFY2(isExplained(schema) && !schema.value("x-plural", "").empty(), kind.c_str());
            for (const auto &[name, field] : schema.at("properties").items())
                QVERIFY2(isExplained(field), spot(kind, name).c_str());
        }
        for (const auto &[name, definition] : m_effects.at("definitions").items())
            QVERIFY2(isExplained(definition), name.c_str());
        for (const char *name : {"effect", "modifier"})
            for (const Json &branch : m_effects.at("definitions").at(name).at("allOf"))
                QVERIFY2(isExplained(branch.at("then")), branch.dump().c_str());
        for (const Json &branch : m_kinds.at("constant").at("allOf"))
            QVERIFY2(isExplained(branch.at("then").at("properties").at("value")), branch.dump().c_str());
    }

    void kindsHaveTheirOwnPlaceInLists()
    {
        std::set<int> places;
        for (const auto &[kind, schema] : m_kinds)
            QVERIFY2(places.insert(schema.at("x-order").get<int>()).second, kind.c_str());
    }

    void everyWordHasOneBranch()
    {
        const Json &definitions = m_effects.at("definitions");
        const Json &effect = definitions.at("effect");
        QCOMPARE(branchesOf(effect, "do"), sortedEnum(effect.at("properties").at("do")));
        QCOMPARE(branchesOf(effect, "do").size(), 30u);
        const Json &modifier = definitions.at("modifier");
        QCOMPARE(branchesOf(modifier, "mod"), sortedEnum(modifier.at("properties").at("mod")));
        QCOMPARE(branchesOf(modifier, "mod").size(), 7u);
        const Json &constant = m_kinds.at("constant");
        QCOMPARE(branchesOf(constant, "id"), sortedEnum(constant.at("properties").at("id")));
    }

    void fixedIdsAreAllInThePack()
    {
        for (const char *kind : {"action", "bridge", "constant", "tile_type"}) {
            std::vector<std::string> ids;
            for (const ContentRow &row : m_content.rows(kind))
                ids.push_back(row.id);
            std::ranges::sort(ids);
            QCOMPARE(ids, sortedEnum(m_kinds.at(kind).at("properties").at("id")));
        }
    }

    void rowsSayWhatTheSchemaKnowsAndNothingTwice()
    {
        for (const auto &[kind, schema] : m_kinds) {
            const Json &fields = schema.at("properties");
            for (const ContentRow &row : m_content.rows(kind)) {
                for (const auto &[name, value] : row.fields.items()) {
                    QVERIFY2(fields.contains(name), spot(kind, row.id, name).c_str());
                    QVERIFY2(fields.at(name).value("default", Json()) != value, spot(kind, row.id, name).c_str());
                }
                for (const std::string &name : schema.at("required").get<std::vector<std::string>>())
                    QVERIFY2(row.fields.contains(name), spot(kind, row.id, name).c_str());
            }
        }
    }

    void theTextOfACardIsLeftToItsEffects()
    {
        for (const char *kind : {"event", "apocalypse"})
            for (const ContentRow &card : m_content.rows(kind))
                QVERIFY2(!card.fields.contains("text"), card.id.c_str());
    }

private:
    const ContentRows m_content = embeddedPack("bugout");
    std::map<std::string, Json> m_kinds;
    Json m_effects;
};

QTEST_APPLESS_MAIN(TestBugoutKinds)
#include "tst_bugout_kinds.moc"
