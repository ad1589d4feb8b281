// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"

#include <QTest>

using namespace cardquake;

/// JSON from outside: what is taken, what is refused, and that the refusal says where.
class TestJson : public QObject {
    Q_OBJECT

private slots:
    void takesOrdinaryText()
    {
        const auto value = parseJson(R"({"id": "r-1", "cells": ["A1"]})");
        QVERIFY(value);
        QCOMPARE(value->at("cells").at(0).get<std::string>(), std::string("A1"));
    }

    void saysWhereItIsBroken()
    {
        const auto value = parseJson("{\n  \"id\": \"r-1\",\n  \"cells\": [\"A1\",]\n}");
        QVERIFY(!value);
        QCOMPARE(value.error().code, std::string("bad-json"));
        QVERIFY2(value.error().message.find("line 3, column 18") != std::string::npos, value.error().message.c_str());
    }

    void refusesWhatWouldBeLostOrHurt_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("key twice") << QByteArray(R"({"a": {"b": 1, "b": 2}})") << QByteArray("\"b\" stands twice");
        QTest::newRow("too deep") << QByteArray(100000, '[') + QByteArray(100000, ']') << QByteArray("deeper than");
        QTest::newRow("not UTF-8") << QByteArray("\"\xff\xfe\"") << QByteArray("UTF-8");
        QTest::newRow("huge number") << QByteArray("[1e999]") << QByteArray("1e999");
        QTest::newRow("empty") << QByteArray() << QByteArray("line 1");
        QTest::newRow("cut off") << QByteArray("[1, 2") << QByteArray("line 1");
    }

    void refusesWhatWouldBeLostOrHurt()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const auto value = parseJson(text.toStdString());
        QVERIFY(!value);
        QVERIFY2(value.error().message.find(reason.toStdString()) != std::string::npos, value.error().message.c_str());
    }

    void sameKeyInTwoObjectsIsFine() { QVERIFY(parseJson(R"([{"a": 1}, {"a": 2, "b": {"a": 3}}])")); }

    void excerptIsShortAndNeverCutsACharacter()
    {
        const std::string text = excerpt(Json(std::string(58, 'x') + "ää"));
        QVERIFY(text.size() <= 63);
        QVERIFY(QString::fromStdString(text).indexOf(QChar::ReplacementCharacter) < 0);
    }
};

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"
