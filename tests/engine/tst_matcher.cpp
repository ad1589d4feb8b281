// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/matcher.h"
#include "engine/core/merge.h"

#include <QTest>

using namespace cardquake;

class TestMatcher : public QObject {
    Q_OBJECT

private slots:
    void matching_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("actual");
        QTest::addColumn<QString>("difference"); // a part of the one line to come; empty: it matches
        const QString state = R"({"a": {"b": 1, "c": [1, 2, 2]}, "d": null, "e": {"count": 3}, "f": {}})";
        const auto row = [&](const char *name, const char *expected, const char *difference) {
            QTest::newRow(name) << QString(expected) << state << QString(difference);
        };
        row("other keys are ignored", R"({"a": {"b": 1}})", "");
        row("scalar differs", R"({"a": {"b": 2}})", "a.b: expected 2, found 1");
        row("type differs", R"({"a": {"b": "1"}})", "a.b: expected \"1\"");
        row("key missing", R"({"a": {"x": 1}})", "a.x: expected 1, but there is no such entry");
        row("object instead of list", R"({"a": {"c": {"x": 1}}})", "a.c");
        row("null", R"({"d": null})", "");
        row("null is not a number", R"({"d": 0})", "d: expected 0, found null");
        row("list in order", R"({"a": {"c": [1, 2, 2]}})", "");
        row("list in another order", R"({"a": {"c": [2, 1, 2]}})", "a.c[0]");
        row("list too short", R"({"a": {"c": [1, 2]}})", "a.c: expected [1,2], found [1,2,2]");
        row("contains", R"({"a": {"c": {"contains": [2, 1]}}})", "");
        row("contains twice", R"({"a": {"c": {"contains": [2, 2]}}})", "");
        row("contains too often", R"({"a": {"c": {"contains": [1, 1]}}})", "missing [1]");
        row("contains of no list", R"({"a": {"b": {"contains": [1]}}})", "expected a list");
        row("count", R"({"a": {"c": {"count": 3}}})", "");
        row("count differs", R"({"a": {"c": {"count": 2}}})", "expected 2 entries, found 3");
        row("count of an object", R"({"f": {"count": 0}})", "");
        row("count of a number", R"({"a": {"b": {"count": 1}}})", "expected a list");
        row("a field named count", R"({"e": {"count": 3}})", "");
        row("a field named count differs", R"({"e": {"count": 1}})", "e.count: expected 1, found 3");
        row("set", R"({"a": {"c": {"set": [2, 1, 2]}}})", "");
        row("set too small", R"({"a": {"c": {"set": [1, 2]}}})", "expected exactly");
        row("set with another item", R"({"a": {"c": {"set": [1, 2, 3]}}})", "missing [3]");
        row("absent", R"({"a": {"z": {"absent": true}}})", "");
        row("not absent", R"({"a": {"b": {"absent": true}}})", "a.b: expected nothing here, found 1");
        row("null is there", R"({"d": {"absent": true}})", "d: expected nothing here");
    }

    void matching()
    {
        QFETCH(QString, expected);
        QFETCH(QString, actual);
        QFETCH(QString, difference);
        const auto lines = differences(Json::parse(expected.toStdString()), Json::parse(actual.toStdString()));
        QString all;
        for (const std::string &line : lines)
            all += QString::fromStdString(line) + '\n';
        QCOMPARE(lines.empty(), difference.isEmpty());
        QVERIFY2(all.contains(difference), qPrintable(all));
    }

    void matchersReachIntoLists()
    {
        const Json actual = Json::parse(R"([{"card": "x", "n": 1}, {"card": "y", "n": 2}])");
        QVERIFY(differences(Json::parse(R"({"contains": [{"card": "y"}]})"), actual).empty());
        QVERIFY(!differences(Json::parse(R"({"contains": [{"card": "y", "n": 1}]})"), actual).empty());
    }

    /// A loose expectation must not take the one item that a strict one needs.
    void everyWantedItemFindsItsPlaceIfThereIsOne()
    {
        const Json actual = Json::parse(R"([{"card": "y", "n": 2}, {"card": "y", "n": 1}])");
        QVERIFY(differences(Json::parse(R"({"set": [{"card": "y"}, {"card": "y", "n": 2}]})"), actual).empty());
        QVERIFY(!differences(Json::parse(R"({"set": [{"n": 2}, {"card": "y", "n": 2}]})"), actual).empty());
    }

    void layingOverMergesObjectsAndReplacesTheRest()
    {
        const Json whole = Json::parse(R"({"a": {"b": 1, "c": 2}, "d": [1, 2, 3], "e": 5})");
        const Json merged = mergeOver(whole, Json::parse(R"({"a": {"b": 9, "n": {"x": 1}}, "d": [7], "e": null})"));
        QVERIFY(merged == Json::parse(R"({"a": {"b": 9, "c": 2, "n": {"x": 1}}, "d": [7], "e": null})"));
    }
};

QTEST_APPLESS_MAIN(TestMatcher)
#include "tst_matcher.moc"
