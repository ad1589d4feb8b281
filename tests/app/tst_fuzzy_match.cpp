// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fuzzy_match.h"

#include <QTest>

using namespace cardquake;

/// A few letters typed in haste find what was meant.
class TestFuzzyMatch : public QObject {
    Q_OBJECT

private slots:
    void itFits_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("fits");
        QTest::newRow("nothing typed") << "" << true;
        QTest::newRow("the beginning") << "let" << true;
        QTest::newRow("first letters") << "lbp" << true;
        QTest::newRow("a word of it") << "bot" << true;
        QTest::newRow("capitals") << "BOT" << true;
        QTest::newRow("spaces") << " the  bot " << true;
        QTest::newRow("another letter") << "botx" << false;
        QTest::newRow("another order") << "tob l" << false;
        QTest::newRow("a letter too often") << "yy" << false;
    }

    void itFits()
    {
        QFETCH(QString, typed);
        QFETCH(bool, fits);
        QCOMPARE(fuzzyScore(typed, "Let the bot play").has_value(), fits);
    }

    void beginningsOfWordsComeFirst()
    {
        QVERIFY(fuzzyScore("ng", "New game") > fuzzyScore("ng", "Change the pack"));
        QVERIFY(fuzzyScore("set", "Settings") > fuzzyScore("set", "Show the table"));
        QVERIFY(fuzzyScore("dark", "Change to dark colours") > fuzzyScore("dark", "Draw a card quickly"));
    }

    void anEmptyTextFitsNothing()
    {
        QVERIFY(!fuzzyScore("a", ""));
        QVERIFY(fuzzyScore("", ""));
    }
};

QTEST_APPLESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzy_match.moc"
