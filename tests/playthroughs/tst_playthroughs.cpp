// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/registry.h"
#include "tests/playthroughs/playthrough.h"

#include <QFile>
#include <QTest>

using namespace cardquake;

/// The games written out in this folder still go as they are written.
class TestPlaythroughs : public QObject {
    Q_OBJECT

private slots:
    void gamesGoAsWritten_data()
    {
        QTest::addColumn<QString>("path");
        for (const GameEntry &game : shippedGames())
            if (game.start) // its rules are here
                QTest::newRow(game.info.id.c_str())
                    << QStringLiteral(CARDQUAKE_SOURCE_DIR "/tests/playthroughs/%1.txt").arg(game.info.id.c_str());
    }

    void gamesGoAsWritten()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string written = file.readAll().toStdString();
        std::string played;
        for (const Playthrough &game : readPlaythroughs(written)) {
            QVERIFY2(game.moves.size() > 20, game.title.c_str());
            std::size_t next = 0;
            played += played.empty() ? "" : "\n";
            played += writeOut(game, [&](Session &) {
                return next < game.moves.size() ? game.moves[next++] : std::string("the next move, which is missing");
            });
        }
        QVERIFY(!played.empty());
        const QStringList expected = QString::fromStdString(written).split('\n');
        const QStringList found = QString::fromStdString(played).split('\n');
        QString turn;
        for (qsizetype i = 0; i < std::min(expected.size(), found.size()); ++i) {
            if (expected[i].startsWith("turn "))
                turn = expected[i].section(',', 0, 0);
            QVERIFY2(expected[i] == found[i], qPrintable(QStringLiteral("line %1, %2: \"%3\" instead of \"%4\"")
                                                             .arg(i + 1)
                                                             .arg(turn, found[i], expected[i])));
        }
        QCOMPARE(found.size(), expected.size());
    }
};

QTEST_APPLESS_MAIN(TestPlaythroughs)
#include "tst_playthroughs.moc"
