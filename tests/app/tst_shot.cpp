// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// `cardquake shot`, run as the program it is: it needs an application of its own.
class TestShot : public QObject {
    Q_OBJECT

private slots:
    void itListsItsScreens()
    {
        const QByteArray list = run({"shot", "--list"}, 0);
        for (const char *screen : {"start", "settings", "palette", "components"})
            QVERIFY2(list.contains(screen), screen);
    }

    void everyScreenIsPaintedInBothThemes_data()
    {
        QTest::addColumn<QString>("screen");
        for (const QByteArray &line : run({"shot", "--list"}, 0).split('\n'))
            if (line.contains(':'))
                QTest::newRow(line.left(line.indexOf(':'))) << QString(line.left(line.indexOf(':')));
    }

    void everyScreenIsPaintedInBothThemes()
    {
        QFETCH(QString, screen);
        run({"shot", screen, "--out", file("room.png"), "--size", "1024x700", "--theme", "light,dark"}, 0);
        const QImage light(file("room-light.png"));
        const QImage dark(file("room-dark.png"));
        QCOMPARE(light.size(), QSize(1024, 700));
        QVERIFY(light.pixelColor(1022, 698).lightness() > dark.pixelColor(1022, 698).lightness());
    }

    void theScaleMultipliesThePixels()
    {
        run({"shot", "settings", "--out", file("twice.png"), "--size", "960x640", "--scale", "2"}, 0);
        QCOMPARE(QImage(file("twice.png")).size(), QSize(1920, 1280));
    }

    void badInputIsExplained_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("complaint");
        const QStringList good{"shot", "start", "--out", file("x.png")};
        QTest::newRow("no screen") << QStringList{"shot", "--out", file("x.png")} << QByteArray("--list");
        QTest::newRow("unknown screen") << QStringList{"shot", "attic", "--out", file("x.png")} << QByteArray("attic");
        QTest::newRow("no file") << QStringList{"shot", "start"} << QByteArray("--out");
        QTest::newRow("no picture") << QStringList{"shot", "start", "--out", file("x.txt")} << QByteArray(".png");
        QTest::newRow("no folder") << QStringList{"shot", "start", "--out", file("no/x.png")} << QByteArray("folder");
        QTest::newRow("no size") << good + QStringList{"--size", "big"} << QByteArray("--size");
        QTest::newRow("too small") << good + QStringList{"--size", "10x10"} << QByteArray("--size");
        QTest::newRow("too large") << good + QStringList{"--size", "99999x700"} << QByteArray("--size");
        QTest::newRow("no scale") << good + QStringList{"--scale", "0"} << QByteArray("--scale");
        QTest::newRow("no number") << good + QStringList{"--scale", "nan"} << QByteArray("--scale");
        QTest::newRow("no theme") << good + QStringList{"--theme", "pink"} << QByteArray("pink");
    }

    void badInputIsExplained()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, complaint);
        const QByteArray error = run(arguments, 2);
        QVERIFY2(error.contains(complaint), error);
        QVERIFY(!QFile::exists(file("x.png")));
    }

private:
    QString file(const QString &name) const { return m_folder.filePath(name); }

    /// What it printed, when its exit code is the one expected.
    QByteArray run(const QStringList &arguments, int code) const
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove("QT_QPA_PLATFORM"); // it finds its way without a display by itself
        environment.remove("DISPLAY");
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(CARDQUAKE_PROGRAM, QStringList{"--library", file("library.cardquake")} + arguments);
        if (!program.waitForFinished(120'000))
            qFatal("the program does not end");
        const QByteArray output = program.readAll();
        if (program.exitCode() != code)
            qFatal("exit code %d: %s", program.exitCode(), output.constData());
        return output;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestShot)
#include "tst_shot.moc"
