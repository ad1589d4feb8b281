// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/oversize.h"
#include "data/catalog/validate.h"
#include "tests/data/said.h"
#include "tests/data/weather_kinds.h"

#include <QTest>

using namespace cardquake;

/// One row against its kind: each mistake is told once, at its field, in words that say what is allowed.
class TestValidate : public QObject {
    Q_OBJECT

private slots:
    void aSoundRowIsSilent()
    {
        QCOMPARE(said(checked(R"({"name": "Flood", "copies": 8, "type": "urban", "format": 1, "depth": 0.5, "step": 10,
            "offset": [1, -1], "cost": {"wood": 2}, "tip": ["gold"], "count": "all", "shape": {"size": 1}, "never": 12, "flags": null,
            "effects": [{"do": "choose", "options": [{"do": "move", "steps": 3}, {"do": "destroy", "tile": "t"}]}]})")),
                 QStringList());
    }

    void aMistakeIsToldOnceInWords_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QStringList>("expected");
        values();
        sizes();
        forms();
        fieldNames();
        effects();
    }

    void aMistakeIsToldOnceInWords()
    {
        QFETCH(QString, fields);
        QFETCH(QStringList, expected);
        QCOMPARE(said(checked(fields.toStdString())), expected);
    }

    void aDiagnosticNamesKindAndRow()
    {
        const Diagnostics found = checked(R"({"copies": 9})");
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0],
                 (Diagnostic{Severity::Error, "", "card", "r-1", "copies", "Copies is 9; it can be 0 to 8.", ""}));
    }

    void mistakesComeInTheOrderOfTheFields()
    {
        QCOMPARE(paths(checked(R"({"zebra": 1, "effects": 1, "alpha": 1, "cells": [], "name": ""})")),
                 (QStringList{"name", "cells", "effects", "alpha", "zebra"}));
    }

    void theIdIsThatOfTheRow_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("expected");
        QTest::newRow("missing") << R"({"cells": ["A1"]})"
                                 << "id: error: A rainstorm card needs an id, which is missing.";
        QTest::newRow("number") << R"({"id": 7, "cells": ["A1"]})"
                                << "id: error: The id must be a text, but it is a whole number.";
        QTest::newRow("other") << R"({"id": "r-2", "cells": ["A1"]})"
                               << "id: error: The id is \"r-2\", but the row is kept as \"r-1\".";
        QTest::newRow("no object") << "[]"
                                   << "error: A row must be a group of fields, but it is a list.";
    }

    void theIdIsThatOfTheRow()
    {
        QFETCH(QString, fields);
        QFETCH(QString, expected);
        QCOMPARE(said(m_validator.row("weather", "card", {"r-1", Json::parse(fields.toStdString())})),
                 QStringList{expected});
    }

    void anUnknownKindOrGameIsAnError()
    {
        QCOMPARE(said(m_validator.row("weather", "crad", {"r-1", Json::object()})),
                 QStringList{"error: The game weather has no kind \"crad\". Did you mean \"card\"?"});
        QCOMPARE(said(m_validator.row("wether", "card", {"r-1", Json::object()})),
                 QStringList{"error: There is no game \"wether\". Did you mean \"weather\"?"});
    }

    void aSchemaThatCannotBeUsedIsToldNotThrown()
    {
        const EmbeddedFile bad{
            "kinds/odd/sun.json",
            R"({"title": "Sun", "type": "object", "properties": {"id": {"type": "string", "pattern": "*"}}})"};
        const auto catalog = KindCatalog::load({&bad, 1});
        QVERIFY(catalog);
        const QStringList lines = said(Validator(*catalog).row("odd", "sun", {"s", {{"id", "s"}}}));
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].startsWith("error: This row could not be checked: "), qPrintable(lines[0]));
    }

    void hugeValuesAreHarmless_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const Json &patch, const QStringList &expected) {
            QTest::newRow(name) << QByteArray::fromStdString(patch.dump()) << expected;
        };
        const std::string tenMegabytes = repeated("a", 10485760);
        const std::string longText(50000, 'a');
        row("longer than allowed", {{"name", tenMegabytes}},
            {"name: error: Name has 10485760 characters; it can have 1 to 12."});
        row("characters, not bytes", {{"name", repeated("ä", 2000)}},
            {"name: error: Name has 2000 characters; it can have 1 to 12."});
        row("pattern with a limit", {{"cells", {"A1", longText}}},
            {"cells[1]: error: Cells[1] has 50000 characters; it can have up to 2."});
        row("pattern without a limit", {{"code", longText}},
            {"code: error: Code has 50000 characters; it can have up to 1000."});
        row("pattern, just short enough", {{"code", std::string(longestPatternText, 'a')}}, {});
        row("free text", {{"notes", {tenMegabytes}}}, {});
        row("unknown field", {{"zebra", tenMegabytes}},
            {"zebra: warning: A rainstorm card has no field \"zebra\"; it is kept, but nothing uses it."});
        row("wrong type", {{"copies", tenMegabytes}},
            {"copies: error: Copies must be a whole number, but it is a text (\"" + QString(59, 'a') + "...)."});
        row("long list", {{"cells", Json(100000, "A1")}}, {});
        row("long list without a limit", {{"notes", Json(100000, "A1")}},
            {"notes: error: Notes has 100000 entries; it can have up to 400."});
        row("long name", {{longText, 1}},
            {"error: A rainstorm card has a field whose name of 50000 characters cannot be used: \"" +
             QString(59, 'a') + "...."});
        row("long name for a pattern", {{"cost", {{longText, 1}}}},
            {"cost: error: Cost has a field whose name of 50000 characters cannot be used: \"" + QString(59, 'a') +
             "...."});
    }

    void hugeValuesAreHarmless()
    {
        QFETCH(QByteArray, patch);
        QFETCH(QStringList, expected);
        const QStringList lines = said(checked(patch.toStdString()));
        if (QTest::currentDataTag() == QByteArray("long list")) { // every entry repeats the first one as well
            QCOMPARE(lines.first(), QString("cells: error: Cells has 100000 entries; it can have 1 to 4."));
            QCOMPARE(lines.size(), 6);
        } else
            QCOMPARE(lines, expected);
    }

    void manyFieldsAreHarmless()
    {
        Json wind;
        for (int i = 0; i < 100000; ++i)
            wind[std::to_string(i)] = i;
        QCOMPARE(said(checked(Json{{"wind", wind}}.dump())),
                 QStringList{"wind: error: Wind has 100000 fields; it can have 1 to 2."});
    }

    void deepNestingIsHarmless_data()
    {
        QTest::addColumn<int>("levels");
        QTest::newRow("just too deep") << deepestNesting;
        QTest::newRow("absurd") << 20000;
    }

    void deepNestingIsHarmless()
    {
        QFETCH(int, levels);
        Json effect{{"do", "move"}};
        for (int level = 0; level < levels; ++level)
            effect = Json{{"do", "choose"}, {"options", Json::array({std::move(effect)})}};
        ContentRow row{"r-1", {{"id", "r-1"}, {"cells", {"A1"}}}};
        row.fields["effects"] = Json::array({std::move(effect)});
        QCOMPARE(said(m_validator.row("weather", "card", row)),
                 QStringList{"effects: error: Effects is nested too deeply; it can have up to 60 levels."});
    }

    void bytesThatAreNoTextAreHarmless()
    {
        ContentRow row{"r-1", {{"id", "r-1"}, {"cells", {"A1"}}, {"name", "a\xff"}}};
        QCOMPARE(said(m_validator.row("weather", "card", row)),
                 QStringList{"name: error: Name contains characters that are not valid UTF-8. Type the text anew."});
    }

private:
    static void row(const char *fields, const QStringList &expected)
    {
        QTest::newRow(fields) << QString::fromUtf8(fields) << expected;
    }

    static void values()
    {
        row(R"({"cells": "A1"})", {"cells: error: Cells must be a list, but it is a text (\"A1\")."});
        row(R"({"name": null})", {"name: error: Name must be a text, but it is empty."});
        row(R"({"copies": true})", {"copies: error: Copies must be a whole number, but it is true."});
        row(R"({"copies": 2.0})", {"copies: error: Copies must be a whole number, but it is a number (2.0)."});
        row(R"({"copies": 1e9})", {"copies: error: Copies must be a whole number, but it is a number (1000000000.0)."});
        row(R"({"cells": {}})", {"cells: error: Cells must be a list, but it is a group of fields ({})."});
        row(R"({"flags": 1})", {"flags: error: Flags must be true or false or empty, but it is a whole number (1)."});
        row(R"({"type": "urbn"})", {"type: error: Type is \"urbn\"; choose one of urban, landmark, terrain, "
                                    "high-ground. Did you mean \"urban\"?"});
        row(R"({"type": 3})", {"type: error: Type is 3; choose one of urban, landmark, terrain, high-ground."});
        row(R"({"format": 2})", {"format: error: Format is 2; it must be 1."});
        row(R"({"count": "al"})", {"count: error: Count is \"al\"; it can be a whole number (1 or more) or one of all, "
                                   "half. Did you mean \"all\"?"});
        row(R"({"tip": ["gold", "wood"]})", {"tip[1]: error: Tip[1] is \"wood\"; choose one of gold, silver."});
        row(R"({"count": 0})", {"count: error: Count is 0; it can be a whole number (1 or more) or one of all, half."});
    }

    static void sizes()
    {
        row(R"({"copies": 12})", {"copies: error: Copies is 12; it can be 0 to 8."});
        row(R"({"copies": -1})", {"copies: error: Copies is -1; it can be 0 to 8."});
        row(R"({"floor": 1})", {"floor: error: Floor is 1; it can be 2 or more."});
        row(R"({"depth": 0})", {"depth: error: Depth is 0; it must be more than 0."});
        row(R"({"depth": 10.5})", {"depth: error: Depth is 10.5; it must be less than 10."});
        row(R"({"step": 7})", {"step: error: Step is 7; it must be a multiple of 5."});
        row(R"({"name": ""})", {"name: error: Name is empty; it can have 1 to 12 characters."});
        row(R"({"name": "Überschwemmung"})", {"name: error: Name has 14 characters; it can have 1 to 12."});
        row(R"({"cells": []})", {"cells: error: Cells is empty; it can have 1 to 4 entries."});
        row(R"({"cells": ["A1", "A2", "A3", "A4", "A5"]})", {"cells: error: Cells has 5 entries; it can have 1 to 4."});
        row(R"({"offset": [1]})", {"offset: error: Offset has 1 entry; it can have exactly 2."});
        row(R"({"offset": [1, 2, 3]})", {"offset: error: Offset has 3 entries; it can have exactly 2."});
        row(R"({"cells": ["A1", "B2", "A1", "B2"]})",
            {"cells[2]: error: Cells[2] repeats Cells[0] (\"A1\"); each entry can stand only once.",
             "cells[3]: error: Cells[3] repeats Cells[1] (\"B2\"); each entry can stand only once."});
        row(R"({"wind": {}})", {"wind: error: Wind is empty; it can have 1 to 2 fields."});
        row(R"({"wind": {"a": 1, "b": 1, "c": 1}})", {"wind: error: Wind has 3 fields; it can have 1 to 2."});
    }

    static void forms()
    {
        row(R"({"cells": ["A1", "G3"]})", {"cells[1]: error: Cells[1] is \"G3\"; it should look like A1 or F6."});
        row(R"({"code": "abc"})", {"code: error: Code is \"abc\"; it does not have the right form. Only a and b."});
        row(R"({"never": 13})", {"never: error: Never is 13; that is not allowed here. Any number but 13."});
        row(R"({"shape": "non"})",
            {"shape: error: Shape is \"non\"; it can be none or a group of fields. Did you mean \"none\"?"});
        row(R"({"shape": {}})", {"shape.size: error: Shape needs the field Size, which is missing."});
        row(R"({"shape": {"size": "big"}})",
            {"shape.size: error: Size must be a whole number, but it is a text (\"big\")."});
        row(R"({"shape": [1]})", {"shape: error: Shape is [1]; that is not allowed here."});
    }

    static void fieldNames()
    {
        row(R"({"cells": null, "-": "cells"})",
            {"cells: error: A rainstorm card needs the field Cells, which is missing."});
        row(R"({"colour": "red"})",
            {"colour: warning: A rainstorm card has no field \"colour\"; it is kept, but nothing uses it."});
        row(R"({"nmae": "x", "Cells": 1})",
            {"Cells: warning: A rainstorm card has no field \"Cells\"; it is kept, but nothing uses it. "
             "Did you mean \"cells\"?",
             "nmae: warning: A rainstorm card has no field \"nmae\"; it is kept, but nothing uses it. "
             "Did you mean \"name\"?"});
        row(R"({"cost": {"wod": 1, "stone": -1}})",
            {"cost.stone: error: Cost.stone is -1; it can be 0 or more.",
             "cost.wod: error: A name in Cost is \"wod\"; choose one of wood, stone. Did you mean \"wood\"?"});
        row(R"({"type": "landmark", "copies": 2, "wind": {"a": 1}, "lamp": 1})",
            {"name: error: A rainstorm card needs the field Name, which is missing.",
             "copies: error: Copies is 2; it can be 0 to 1.", "wind: error: Wind does not belong here. Take it away.",
             "lamp: error: Lamp must be true or false, but it is a whole number (1)."});
        row(R"({"type": "landmark", "name": "Inn", "floor": 9})", {"floor: error: Cellar is 9; it can be 2 to 5."});
    }

    static void effects()
    {
        row(R"({"effects": [{"do": "destory", "tile": "t"}]})",
            {"effects[0].do: error: do is \"destory\"; choose one of destroy, move, choose. Did you mean "
             "\"destroy\"?"});
        row(R"({"effects": [{"do": "move"}, {"do": "choose", "options": [{"do": "move", "steps": 4}]}]})",
            {"effects[1].options[0].steps: error: Steps is 4; it can be up to 3."});
        row(R"({"effects": [{"do": "choose"}]})",
            {"effects[0].options: error: Effects[0] needs the field options, which is missing."});
        row(R"({"effects": [{"do": "destroy", "tiel": "t", "colour": 1}]})",
            {"effects[0].colour: error: Effects[0] has no field \"colour\"; it can have do and tile.",
             "effects[0].tiel: error: Effects[0] has no field \"tiel\"; it can have do and tile. "
             "Did you mean \"tile\"?",
             "effects[0].tile: error: Effects[0] needs the field Tile, which is missing."});
        row(R"({"effects": [5]})",
            {"effects[0]: error: Effects[0] must be a group of fields, but it is a whole number (5)."});
    }

    /// A sound row with some fields changed; the field named by "-" is taken out.
    Diagnostics checked(const std::string &patch) const
    {
        ContentRow row{"r-1", {{"id", "r-1"}, {"cells", {"A1"}}}};
        row.fields.update(Json::parse(patch));
        if (row.fields.contains("-")) {
            row.fields.erase(row.fields["-"].get<std::string>());
            row.fields.erase("-");
        }
        return m_validator.row("weather", "card", row);
    }

    static QStringList paths(const Diagnostics &diagnostics)
    {
        QStringList list;
        for (const Diagnostic &diagnostic : diagnostics)
            list << QString::fromStdString(diagnostic.path);
        return list;
    }

    static std::string repeated(std::string_view text, int times)
    {
        std::string result;
        for (int i = 0; i < times; ++i)
            result += text;
        return result;
    }

    const KindCatalog m_catalog = KindCatalog::load(weatherKinds).value();
    const Validator m_validator{m_catalog};
};

QTEST_APPLESS_MAIN(TestValidate)
#include "tst_validate.moc"
