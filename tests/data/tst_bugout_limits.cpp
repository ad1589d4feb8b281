// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/schema_walk.h"
#include "engine/core/registry.h"
#include "tests/data/embedded_content.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace cardquake;

namespace {

const KindCatalog &catalog()
{
    static const KindCatalog kinds = KindCatalog::load(embeddedFiles()).value();
    return kinds;
}

Json::json_pointer pointerTo(std::string path)
{
    std::erase(path, ']');
    std::ranges::replace(path, '[', '/');
    std::ranges::replace(path, '.', '/');
    return Json::json_pointer("/" + path);
}

/// What a schema limits: how large a number may be, or how many parts a list or group may have.
struct Limit {
    const Json *schema = nullptr;
    int lowest = 0;
    int highest = 0;
};

std::optional<Limit> limitOf(const Json &schema)
{
    if (!schema.is_object() || schema.contains("uniqueItems") || schema.contains("x-ref-keys"))
        return {}; // of different words, each of which is checked, there cannot be too many
    for (const auto &[least, most] :
         {std::pair("minimum", "maximum"), {"minItems", "maxItems"}, {"minProperties", "maxProperties"}})
        if (schema.contains(most))
            return Limit{&schema, schema.value(least, 0), schema.at(most).get<int>()};
    return {};
}

void collectLimits(const Json &schema, std::set<const Json *> &found)
{
    if (limitOf(schema))
        found.insert(&schema);
    if (schema.is_structured())
        for (const Json &part : schema)
            collectLimits(part, found);
}

/// A value that has this size: a number itself, a list or group as many parts, made of those that it has.
Json ofSize(const Json &value, int size)
{
    if (value.is_number())
        return size;
    Json result = value;
    while (static_cast<int>(result.size()) > size)
        result.erase(std::prev(result.end()));
    while (static_cast<int>(result.size()) < size)
        if (value.is_array())
            result.push_back(value.front());
        else
            result["part-" + std::to_string(result.size())] = value.front();
    return result;
}

} // namespace

/// Whatever a schema of BUGOUT allows can be played, and whatever it refuses for its size the engine refuses too:
/// both ends of every range, wherever it stands in a card.
class TestBugoutLimits : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_content.setConstant("tokens.maps", 12); // so that as many can be placed
        QFile file(CARDQUAKE_SOURCE_DIR "/tests/bugout/card_text_samples.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const Kind *kind : catalog().kinds("bugout"))
            if (!kind->copiesField.empty()) { // most cards leave it to the default
                ContentRow row = m_content.rows(kind->id).front();
                row.fields[kind->copiesField] = 1;
                m_content.put(kind->id, row);
            }
        int number = 0;
        for (const auto &sample : Json::parse(file.readAll().toStdString())) {
            ContentRow row{"sample-" + std::to_string(++number), sample.at("card")};
            row.fields.update({{"id", row.id}, {"name", "Sample"}, {"format", "hand"}});
            m_content.put("event", row);
        }
        for (const Kind *kind : catalog().kinds("bugout"))
            collectLimits(kind->schema, m_untested);
        collectLimits(*catalog().file("bugout", "shared/effects.json"), m_untested);
        QVERIFY(m_untested.size() > 40);
    }

    void bothEndsOfEveryRange_data()
    {
        QTest::addColumn<QString>("kind");
        for (const Kind *kind : catalog().kinds("bugout"))
            QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }

    void bothEndsOfEveryRange()
    {
        QFETCH(QString, kind);
        const Kind &schemas = *catalog().find("bugout", kind.toStdString());
        SchemaCache cache(catalog());
        const SchemaWalk walk(catalog(), schemas, cache);
        for (const ContentRow &row : m_content.rows(schemas.id))
            walk.visit(walk.root(row.fields), [&](const Place &place) {
                for (const Json *schema : place.schemas)
                    if (const auto limit = limitOf(*schema); limit && isOfInterest(row, place, *limit))
                        testLimit(schemas.id, row, place, *limit);
            });
    }

    void noRangeIsLeftOut()
    {
        for (const Json *schema : m_untested)
            QFAIL(("No row and no sample has this: " + schema->dump()).c_str());
    }

private:
    /// In the samples everything is, since the engine may read each argument in a place of its own; of all the other
    /// rows the first that has such a value stands for the rest.
    bool isOfInterest(const ContentRow &row, const Place &place, const Limit &limit)
    {
        const bool isForNumbers = limit.schema->contains("maximum");
        const bool fits =
            isForNumbers ? place.value->is_number_integer() : place.value->is_structured() && !place.value->empty();
        const bool isFirst = fits && m_untested.erase(limit.schema) > 0;
        return isFirst || (fits && row.id.starts_with("sample-"));
    }

    void testLimit(const std::string &kind, const ContentRow &row, const Place &place, const Limit &limit)
    {
        const auto complaints = [&](int size) {
            ContentRow changed = row;
            changed.fields.at(pointerTo(place.path)) = ofSize(*place.value, size);
            return complaintsAt(kind, changed, place.path);
        };
        // What the engine has to say about the sense of the pack as a whole is another matter.
        const auto isAllowed = [&](int size) {
            const QString start = QRegularExpression::escape(QString::fromStdString(place.path));
            return complaints(size).filter(QRegularExpression('^' + start + ": .*\\bit can (be|have) ")).isEmpty();
        };
        const auto isRefused = [&](int size) { return !complaints(size).isEmpty(); };
        const std::string where = kind + ' ' + row.id + ' ' + place.path;
        QVERIFY2(isAllowed(limit.lowest), (where + " = " + std::to_string(limit.lowest)).c_str());
        QVERIFY2(isAllowed(limit.highest), (where + " = " + std::to_string(limit.highest)).c_str());
        QVERIFY2(isRefused(limit.highest + 1), (where + " = " + std::to_string(limit.highest + 1)).c_str());
        const bool isClock = row.id.starts_with("draws."); // a scenario may stop it, a pack may not
        const bool canBeLess = !isClock && (place.value->is_number() || limit.lowest > 0);
        QVERIFY2(!canBeLess || isRefused(limit.lowest - 1), (where + " = " + std::to_string(limit.lowest - 1)).c_str());
    }

    /// What the engine says of this value, of what it is in, and of what is in it.
    QStringList complaintsAt(const std::string &kind, const ContentRow &row, const std::string &path) const
    {
        ContentRows content = m_content;
        content.put(kind, row);
        QStringList messages;
        for (const Diagnostic &finding : findGame(shippedGames(), "bugout")->checkContent(content))
            if (finding.severity == Severity::Error && finding.kind == kind && finding.row == row.id &&
                !finding.path.empty() && (path.starts_with(finding.path) || finding.path.starts_with(path)))
                messages << QString::fromStdString(finding.path + ": " + finding.message);
        return messages;
    }

    ContentRows m_content = embeddedPack("bugout");
    std::set<const Json *> m_untested;
};

QTEST_APPLESS_MAIN(TestBugoutLimits)
#include "tst_bugout_limits.moc"
