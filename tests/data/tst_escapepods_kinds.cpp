// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/embedded_content.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cardquake;

namespace {

using Words = std::vector<std::string>;

Words sorted(Words words)
{
    std::ranges::sort(words);
    return words;
}

/// The words for which a definition has an if/then branch; a word with two branches is in the list twice.
Words branchesOf(const Json &definition, const char *key)
{
    Words words;
    for (const Json &branch : definition.at("allOf"))
        words.push_back(branch.at("if").at("properties").at(key).at("const"));
    return sorted(words);
}

bool isExplained(const Json &schema)
{
    return !schema.value("title", "").empty() && !schema.value("description", "").empty();
}

/// Every value inside a schema, itself included.
template <class Use>
void visit(const Json &schema, Use use)
{
    use(schema);
    if (schema.is_structured())
        for (const Json &inner : schema)
            visit(inner, use);
}

} // namespace

/// The schemas of Escape Pods: what a designer reads in forms and tooltips, and that pack and schemas agree.
class TestEscapepodsKinds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        forEachFile("kinds/escapepods",
                    [this](const std::string &kind, const Json &schema) { m_kinds[kind] = schema; });
        forEachFile("kinds/escapepods/shared", [this](const std::string &, const Json &schema) { m_effects = schema; });
    }

    void everyFieldIsExplainedAndEveryReferenceHasAKind()
    {
        std::set<int> places;
        for (const auto &[kind, schema] : m_kinds) {
            QVERIFY2(isExplained(schema) && schema.contains("x-plural"), kind.c_str());
            QVERIFY2(places.insert(schema.at("x-order").get<int>()).second, kind.c_str());
            for (const auto &[field, rules] : schema.at("properties").items()) {
                QVERIFY2(isExplained(rules), field.c_str());
                QVERIFY2(!rules.contains("x-ref") || m_kinds.contains(rules["x-ref"]), field.c_str());
            }
        }
        for (const auto &[name, definition] : m_effects.at("definitions").items())
            QVERIFY2(isExplained(definition), name.c_str());
    }

    void rowsHoldKnownFieldsAndLeaveDefaultsOut()
    {
        for (const auto &[kind, schema] : m_kinds)
            for (const ContentRow &row : m_pack.rows(kind)) {
                const std::string place = kind + ' ' + row.id;
                for (const Json &field : schema.at("required"))
                    QVERIFY2(row.fields.contains(field), place.c_str());
                for (const auto &[field, value] : row.fields.items()) {
                    const auto rules = schema.at("properties").find(field);
                    QVERIFY2(rules != schema.at("properties").end(), place.c_str());
                    QVERIFY2(!rules->contains("default") || rules->at("default") != value, place.c_str());
                }
            }
    }

    void theKindDescribesEveryConstant()
    {
        const Json &schema = m_kinds.at("constant");
        Json defaults = Json::object();
        for (const Json &branch : schema.at("allOf")) {
            const Json &value = branch.at("then").at("properties").at("value");
            QVERIFY(isExplained(value));
            defaults[branch.at("if").at("properties").at("id").at("const").get<std::string>()] = value.at("default");
        }
        Json values = Json::object();
        Json ids = Json::array();
        for (const ContentRow &row : m_pack.rows(ContentRows::constantKind)) {
            values[row.id] = row.fields.at("value");
            ids.push_back(row.id);
        }
        QCOMPARE(toLine(defaults), toLine(values));
        QCOMPARE(toLine(schema.at("properties").at("id").at("enum")), toLine(ids));
    }

    void everyWordOfAnEffectHasOneBranch_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("refugeRule") << QByteArray("trigger");
        QTest::newRow("scoreEffect") << QByteArray("verb");
        QTest::newRow("arrivalEffect") << QByteArray("verb");
    }

    void everyWordOfAnEffectHasOneBranch()
    {
        QFETCH(QByteArray, key);
        const Json &definition = m_effects.at("definitions").at(QTest::currentDataTag());
        const Json &head = definition.at("properties").at(key.toStdString());
        QCOMPARE(branchesOf(definition, key.constData()), sorted(head.at("enum")));
        for (const Json &branch : definition.at("allOf"))
            QVERIFY(isExplained(branch.at("then")));
    }

    void everyChoiceHasALabelAndEveryDefinitionExists()
    {
        std::vector<Json> schemas{m_effects};
        for (const auto &[kind, schema] : m_kinds)
            schemas.push_back(schema);
        for (const Json &schema : schemas)
            visit(schema, [&](const Json &part) {
                if (!part.is_object())
                    return;
                if (part.contains("x-labels")) {
                    Words labelled;
                    for (const auto &[choice, label] : part.at("x-labels").items())
                        labelled.push_back(choice);
                    QCOMPARE(labelled, sorted(part.at("enum")));
                }
                if (part.contains("$ref")) {
                    const auto ref = part.at("$ref").get<std::string>();
                    const Json &file = ref.starts_with("#") ? schema : m_effects;
                    QVERIFY2(file.contains(Json::json_pointer(ref.substr(ref.find('#') + 1))), ref.c_str());
                }
            });
    }

private:
    std::map<std::string, Json> m_kinds;
    Json m_effects;
    const ContentRows m_pack = embeddedPack("escapepods");
};

QTEST_APPLESS_MAIN(TestEscapepodsKinds)
#include "tst_escapepods_kinds.moc"
