// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/window_place.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace cardquake;

/// What the user chose is there again the next time, and nonsense in the file does no harm.
class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void whatWasChosenStays()
    {
        {
            Settings settings(m_file);
            QCOMPARE(settings.scheme(), "system");
            QCOMPARE(settings.textPercent(), 100);
            QCOMPARE(settings.size("decks", 220), 220);
            settings.setScheme("dark");
            settings.setTextPercent(125);
            settings.setMotionPercent(0);
            settings.setLanguageIndex(int(settings.languageNames().indexOf("English")));
            settings.setRoom("settings");
            settings.setPack("bugout-2");
            settings.setSize("decks", 260);
            settings.setWindow({10, 20, 1000, 700}, true);
        }
        const Settings again(m_file);
        QCOMPARE(again.scheme(), "dark");
        QCOMPARE(again.textPercent(), 125);
        QCOMPARE(again.motionPercent(), 0);
        QCOMPARE(again.room(), "settings");
        QCOMPARE(again.pack(), "bugout-2");
        QCOMPARE(again.language(), "en");
        QCOMPARE(again.size("decks", 220), 260);
        QCOMPARE(again.windowPlace(), QRect(10, 20, 1000, 700));
        QVERIFY(again.windowMaximized());
    }

    void valuesThatCannotBeCountAsNotChosen()
    {
        QFile file(m_folder.filePath("nonsense.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[look]\nscheme=purple\ntext=9999\nmotion=soon\nlanguage=klingon\n[window]\nplace=here\n");
        file.close();
        Settings settings(file.fileName());
        QCOMPARE(settings.scheme(), "system");
        QCOMPARE(settings.textPercent(), 100);
        QCOMPARE(settings.motionPercent(), 100);
        QCOMPARE(settings.language(), "");
        QVERIFY(settings.windowPlace().isEmpty());
        settings.setTextPercent(1000);
        QCOMPARE(settings.textPercent(), 200);
    }

    void changesAreTold()
    {
        Settings settings(m_folder.filePath("told.ini"));
        QSignalSpy told(&settings, &Settings::changed);
        settings.setScheme("dark");
        settings.setScheme("dark");
        QCOMPARE(told.size(), 1);
    }

    void aWindowComesBackOntoAScreen_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("place");
        QTest::newRow("as it was") << QRect(100, 50, 800, 600) << QRect(100, 50, 800, 600);
        QTest::newRow("on the second screen") << QRect(2000, 50, 800, 600) << QRect(2000, 50, 800, 600);
        QTest::newRow("on a screen that is gone") << QRect(5000, 50, 800, 600) << QRect(1120, 50, 800, 600);
        QTest::newRow("half outside") << QRect(-300, -40, 800, 600) << QRect(0, 0, 800, 600);
        QTest::newRow("larger than any") << QRect(0, 0, 9000, 9000) << QRect(0, 0, 1920, 1080);
        QTest::newRow("never kept") << QRect() << QRect();
    }

    void aWindowComesBackOntoAScreen()
    {
        QFETCH(QRect, wanted);
        QFETCH(QRect, place);
        QCOMPARE(placeOnScreens(wanted, {QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)}), place);
    }

    void aWindowRemembersWhereItStood()
    {
        Settings settings(m_folder.filePath("window.ini"));
        {
            QWindow window;
            WindowPlace place(window, settings);
            place.restore();
            window.setGeometry(30, 40, 500, 400);
            QCoreApplication::processEvents();
        }
        QCOMPARE(settings.windowPlace(), QRect(30, 40, 500, 400));
        QWindow window;
        WindowPlace place(window, settings);
        place.restore();
        QCOMPARE(window.geometry(), QRect(30, 40, 500, 400));
    }

private:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath("settings.ini");
};

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
