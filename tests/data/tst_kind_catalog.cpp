// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/kind_catalog.h"
#include "tests/data/weather_kinds.h"

#include <QTest>

using namespace cardquake;

using Words = std::vector<std::string>;

/// What is read from schema and pack files, and that a broken file is named together with what is wrong in it.
class TestKindCatalog : public QObject {
    Q_OBJECT

private slots:
    void kindsComeInTheirOrder()
    {
        const auto catalog = KindCatalog::load(weatherKinds);
        QVERIFY2(catalog, message(catalog));
        QCOMPARE(catalog->games(), Words{"weather"});
        Words ids;
        for (const Kind *kind : catalog->kinds("weather"))
            ids.push_back(kind->id);
        QCOMPARE(ids, (Words{"tile", "card", "trip"}));
        QVERIFY(catalog->kinds("sunshine").empty());
        QVERIFY(!catalog->find("weather", "sun"));
    }

    void aKindIsWhatItsSchemaSays()
    {
        const auto catalog = KindCatalog::load(weatherKinds);
        const Kind &card = *catalog->find("weather", "card");
        QCOMPARE(card.title, std::string("Rainstorm card"));
        QCOMPARE(card.plural, std::string("Rainstorm cards"));
        QCOMPARE(card.description, std::string("Rain falls on cells."));
        QCOMPARE(card.copiesField, std::string("copies"));
        QCOMPARE(card.total.value_or(0), 3);
        QVERIFY(!card.rows);

        const Kind &tile = *catalog->find("weather", "tile");
        QCOMPARE(tile.plural, std::string("Map tiles"));
        QCOMPARE(tile.rows.value_or(0), 2);
        QCOMPARE(tile.copiesField, std::string());
    }

    void fieldsKeepTheOrderOfTheFileWithIdFirst()
    {
        const auto catalog = KindCatalog::load(weatherKinds);
        QCOMPARE(catalog->find("weather", "tile")->fields, (Words{"id", "name"}));
        QCOMPARE(catalog->find("weather", "trip")->fields,
                 (Words{"id", "home", "stops", "grid", "roads", "tolls", "swaps", "effects"}));
    }

    void everyRefLeadsSomewhere()
    {
        const auto catalog = KindCatalog::load(weatherKinds);
        const Json &cost = catalog->find("weather", "card")->schema.at("properties").at("cost");
        const Json *target = catalog->target("weather", cost.at("$ref").get<std::string>());
        QVERIFY(target);
        const Json *names = catalog->target("weather", target->at("propertyNames").at("$ref").get<std::string>());
        QVERIFY(names && *names == Json({{"enum", {"wood", "stone"}}}));
        QCOMPARE(catalog->target("weather", "tile.json"), &catalog->find("weather", "tile")->schema);
        QVERIFY(!catalog->target("weather", "shared/effects.json#/definitions/sun"));
        QVERIFY(!catalog->target("weather", "shared/effects.json#no-pointer"));
        QVERIFY(!catalog->target("sunshine", "tile.json"));
    }

    void aBrokenSchemaFileIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char *name, const char *text, const char *reason) {
            QTest::newRow(name) << QByteArray(text) << QByteArray("kinds/weather/sun.json: ") + reason;
        };
        row("no JSON", "{", "Not valid JSON at line 1");
        row("a list", "[]", "a schema must be a group of fields, but it is a list.");
        row("no title", R"({"type": "object", "properties": {"id": {}}})", "the title is missing.");
        row("title no text", R"({"title": 1, "type": "object", "properties": {"id": {}}})", "title must be a text.");
        row("no object", R"({"title": "Sun", "properties": {"id": {}}})", "type must be \"object\".");
        row("no properties", R"({"title": "Sun", "type": "object"})", "properties must be a group of fields.");
        row("no id", R"({"title": "Sun", "type": "object", "properties": {}})", "properties must name the field id.");
        row("wrong $id", R"({"$id": "weather/moon", "title": "Sun", "type": "object", "properties": {"id": {}}})",
            "$id is \"weather/moon\"; it must be \"weather/sun\".");
        row("rows no number", R"({"title": "Sun", "type": "object", "properties": {"id": {}}, "x-rows": "six"})",
            "x-rows must be a whole number of 0 or more.");
        row("negative total", R"({"title": "Sun", "type": "object", "properties": {"id": {}}, "x-total": -1})",
            "x-total must be a whole number of 0 or more.");
        row("copies of nothing", R"({"title": "Sun", "type": "object", "properties": {"id": {}}, "x-copies": "n"})",
            "x-copies names the field \"n\", which is not among the properties.");
        row("mistyped word", R"({"title": "Sun", "type": "object", "properties": {"id": {"maxLenght": 3}}})",
            "at properties/id: the word \"maxLenght\" is not known here. Did you mean \"maxLength\"?");
        row("word beside $ref",
            R"({"title": "Sun", "type": "object", "properties": {"id": {"$ref": "tile.json", "maximum": 3}}})",
            "at properties/id: \"maximum\" beside $ref would be ignored");
        row("$ref to no file", R"({"title": "Sun", "type": "object", "properties": {"id": {"$ref": "moon.json"}}})",
            "$ref \"moon.json\" points at nothing.");
        row("$ref in a circle",
            R"({"title": "Sun", "type": "object", "properties": {"id": {"$ref": "#/properties/id"}}})",
            "$ref \"sun.json#/properties/id\" leads in a circle.");
        row("x-ref to no kind",
            R"({"title": "Sun", "type": "object", "properties": {"id": {"allOf": [{"x-ref": ["tile", "tirp"]}]}}})",
            "x-ref names the kind \"tirp\", which the game does not have. Did you mean \"trip\"?");
    }

    void aBrokenSchemaFileIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        std::vector<EmbeddedFile> files(weatherKinds.begin(), weatherKinds.end());
        files.push_back({"kinds/weather/sun.json", {text.constData(), static_cast<std::size_t>(text.size())}});
        const auto catalog = KindCatalog::load(files);
        QVERIFY(!catalog);
        QCOMPARE(catalog.error().code, std::string("bad-kind"));
        QVERIFY2(catalog.error().message.starts_with(reason.toStdString()), catalog.error().message.c_str());
    }

    void theShippedKindsLoad()
    {
        const auto catalog = KindCatalog::load(embeddedFiles());
        QVERIFY2(catalog, message(catalog));
        QCOMPARE(catalog->games(), (std::vector<std::string>{"bugout", "escapepods"}));
    }

private:
    template <class T>
    static const char *message(const Result<T> &result)
    {
        return result ? "" : result.error().message.c_str();
    }
};

QTEST_APPLESS_MAIN(TestKindCatalog)
#include "tst_kind_catalog.moc"
