// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/validate.h"
#include "data/transfer/builtin_packs.h"
#include "tests/data/said.h"
#include "tests/data/weather_kinds.h"

#include <QTest>

using namespace cardquake;

/// A whole pack: what spans several rows.
class TestValidatePack : public QObject {
    Q_OBJECT

private slots:
    void aSoundPackIsSilent() { QCOMPARE(said(m_validator.pack(soundPack())), QStringList()); }

    void mistakesNameThePackAndComeInOrder()
    {
        Pack pack = soundPack();
        put(pack, "trip", R"({"id": "t-2", "home": "moon"})");
        put(pack, "trip", R"({"id": "t-1", "home": 1})");
        put(pack, "card", R"({"id": "r-1", "cells": ["A1"], "copies": 9})");
        put(pack, "sun", R"({"id": "s"})");
        QStringList places;
        for (const Diagnostic &found : m_validator.pack(pack))
            places << QString::fromStdString(found.pack + ' ' + found.kind + ' ' + found.row + ' ' + found.path);
        QCOMPARE(places, (QStringList{"rain card  ", "rain card r-1 copies", "rain trip t-2 home", "rain trip t-1 home",
                                      "rain sun  "}));
    }

    void numbersOfRowsAndComponents()
    {
        Pack pack = soundPack();
        put(pack, "tile", R"({"id": "marsh"})");
        put(pack, "card", R"({"id": "r-1", "cells": ["A1"], "copies": 0})");
        put(pack, "card", R"({"id": "r-2", "cells": ["A1"]})");
        QCOMPARE(said(m_validator.pack(pack)), (QStringList{"error: There are 3 map tiles; the rules need 2.",
                                                            "warning: There is 1 rainstorm card; the box holds 3."}));
        QCOMPARE(said(m_validator.pack({{"empty", "weather", "", ""}, {}, {}})),
                 (QStringList{"error: There are no map tiles; the rules need 2.",
                              "warning: There are no rainstorm cards; the box holds 3."}));
    }

    void absurdNumbersOfCopiesAreHarmless()
    {
        Pack pack = soundPack();
        put(pack, "card", R"({"id": "r-1", "cells": ["A1"], "copies": 9223372036854775807})");
        put(pack, "card", R"({"id": "r-2", "cells": ["A1"], "copies": 9223372036854775807})");
        QCOMPARE(said(m_validator.pack(pack)).first(),
                 QString("warning: There are 2000000 rainstorm cards; the box holds 3."));
    }

    void unknownKindsAndGames()
    {
        Pack pack = soundPack();
        put(pack, "tirp", R"({"id": "a"})");
        put(pack, "tirp", R"({"id": "b"})");
        QCOMPARE(said(m_validator.pack(pack)),
                 QStringList{"error: The game weather has no kind \"tirp\", so its 2 rows "
                             "cannot be used. Did you mean \"trip\"?"});
        pack.info.game = "wether";
        QCOMPARE(said(m_validator.pack(pack)),
                 QStringList{"error: There is no game \"wether\". Did you mean \"weather\"?"});
    }

    void idsMustExist_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const char *fields, const QStringList &expected) {
            QTest::newRow(name) << QString(fields) << expected;
        };
        const QString none = "; there is no map tile with that id.";
        row("found", R"({"home": "town", "stops": ["beach", "r-1", "sea"], "grid": [["town"], ["beach"]],
                         "roads": {"n": "town"}, "tolls": {"town": 1}, "swaps": {"beach": "r-1"}})",
            {});
        row("value", R"({"home": "twon"})", {"home: error: Home is \"twon\"" + none + " Did you mean \"town\"?"});
        row("list, several kinds, further words", R"({"stops": ["town", "see"]})",
            {"stops[1]: error: Stops[1] is \"see\"; there is no map tile or rainstorm card with that id, and it is not "
             "sea either. Did you mean \"sea\"?"});
        row("list of lists", R"({"grid": [["town"], ["town", "x"]]})",
            {"grid[1][1]: error: Grid[1][1] is \"x\"" + none});
        row("value in a group", R"({"roads": {"north": "x"}})", {"roads.north: error: Roads.north is \"x\"" + none});
        row("names only", R"({"tolls": {"x": "y"}})", {"tolls.x: error: A name in Tolls is \"x\"" + none});
        row("names and values", R"({"swaps": {"x": "y"}})",
            {"swaps.x: error: Swaps.x is \"y\"; there is no rainstorm card with that id.",
             "swaps.x: error: A name in Swaps is \"x\"" + none});
        row("behind $ref, allOf and if",
            R"({"effects": [{"do": "choose", "options": [{"do": "destroy", "tile": "x"}]}, {"do": "move", "tile": "x"}]})",
            {"effects[0].options[0].tile: error: Tile is \"x\"" + none});
        row("another mistake comes first", R"({"home": 5})",
            {"home: error: Home must be a text, but it is a whole number (5)."});
    }

    void idsMustExist()
    {
        QFETCH(QString, fields);
        QFETCH(QStringList, expected);
        Pack pack = soundPack();
        Json trip = Json::parse(fields.toStdString());
        trip["id"] = "t";
        pack.rows.put("trip", {"t", trip});
        QCOMPARE(said(m_validator.pack(pack)), expected);
        if (!fields.contains("5"))
            QCOMPARE(said(m_validator.row("weather", "trip", {"t", trip})), QStringList()); // no pack to look into
    }

    void theShippedPacksHaveNoErrors()
    {
        const auto catalog = KindCatalog::load(embeddedFiles());
        QVERIFY2(catalog, catalog ? "" : catalog.error().message.c_str());
        const Validator validator(*catalog);
        for (const std::string &id : builtInPackIds()) {
            const auto pack = builtInPack(*catalog, id);
            QVERIFY2(pack, pack ? "" : pack.error().message.c_str());
            for (const Diagnostic &found : validator.pack(*pack))
                QVERIFY2(found.severity != Severity::Error, toText(found).c_str());
        }
    }

private:
    static Pack soundPack()
    {
        Pack pack{{"rain", "weather", "Rain", "It rains."}, {}, {}};
        put(pack, "tile", R"({"id": "beach"})");
        put(pack, "tile", R"({"id": "town"})");
        put(pack, "card", R"({"id": "r-1", "cells": ["A1"], "copies": 2})");
        put(pack, "card", R"({"id": "r-2", "cells": ["A2"]})");
        return pack;
    }

    static void put(Pack &pack, std::string_view kind, const char *fields)
    {
        Json row = Json::parse(fields);
        const std::string id = row.at("id");
        pack.rows.put(kind, {id, std::move(row)});
    }

    const KindCatalog m_catalog = KindCatalog::load(weatherKinds).value();
    const Validator m_validator{m_catalog};
};

QTEST_APPLESS_MAIN(TestValidatePack)
#include "tst_validate_pack.moc"
