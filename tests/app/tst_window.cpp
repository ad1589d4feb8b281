// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_list.h"
#include "tests/app/opened_window.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QGuiApplication>
#include <QPalette>
#include <QTest>

#include <QtQml/qqmlextensionplugin.h>

#include <memory>

Q_IMPORT_QML_PLUGIN(Cardquake_AppPlugin)
Q_IMPORT_QML_PLUGIN(Cardquake_UiPlugin)

using namespace cardquake;

namespace {

/// Everything below a node that can be acted on and has no name.
void findNameless(QAccessibleInterface *node, QStringList &nameless, int &active)
{
    if (!node || node->state().invisible)
        return;
    if (node->state().focusable) {
        ++active;
        if (node->text(QAccessible::Name).isEmpty() || node->role() == QAccessible::NoRole)
            nameless << QString("%1, role %2").arg(node->object()->metaObject()->className()).arg(node->role());
    }
    for (int i = 0; i < node->childCount(); ++i)
        findNameless(node->child(i), nameless, active);
}

} // namespace

/// The window opens without a complaint, shows the library it was given, and is used by keyboard.
class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { m_opened = std::make_unique<OpenedWindow>(); }

    void cleanup()
    {
        QCOMPARE(m_opened->complaints, QStringList());
        m_opened.reset();
    }

    void itFollowsTheDesktopUntilTold()
    {
        QQuickWindow *window = open();
        QCOMPARE(m_opened->workbench->packNames(), (QStringList{"BUGOUT", "Escape Pods"}));
        const auto lightness = [&] { return window->grabWindow().pixelColor(300, 300).lightness(); };
        QVERIFY(lightness() > 200);
        const QPalette usual = QGuiApplication::palette();
        QGuiApplication::setPalette(QPalette(QColor(40, 40, 40))); // the desktop turns dark, and the window with it
        QTRY_VERIFY(lightness() < 60);
        m_opened->settings.setScheme("light");
        QTRY_VERIFY(lightness() > 200);
        QGuiApplication::setPalette(usual);
    }

    void theLastRoomAndPackAreOpenAgain()
    {
        m_opened->settings.setRoom("settings");
        m_opened->settings.setPack("escapepods");
        QQuickWindow *window = open();
        QCOMPARE(window->property("room").toString(), "settings");
        QCOMPARE(m_opened->workbench->packName(), "Escape Pods");
        QVERIFY(window->title().contains("Escape Pods"));
        m_opened->workbench->setPack("bugout");
        QCOMPARE(m_opened->settings.pack(), "bugout");
        m_opened->workbench->setPack("no-such-pack");
        QCOMPARE(m_opened->workbench->packName(), "BUGOUT");
    }

    void aRoomThatIsGoneIsNoTrap()
    {
        m_opened->settings.setRoom("attic");
        QCOMPARE(open()->property("room").toString(), "start");
    }

    void thePaletteFindsAndRuns()
    {
        QQuickWindow *window = open();
        QTest::keyClick(window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(window->activeFocusItem() && window->activeFocusItem()->inherits("QQuickTextField"));
        for (const char letter : {'s', 'e', 't', 't'})
            QTest::keyClick(window, letter);
        QTest::keyClick(window, Qt::Key_Return);
        QTRY_COMPARE(window->property("room").toString(), "settings");
    }

    void theListOfCommandsIsWhole()
    {
        QQuickWindow *window = open();
        CommandList commands;
        const QAbstractItemModelTester tester(&commands);
        commands.gather(window);
        QStringList titles;
        for (int row = 0; row < commands.count(); ++row)
            titles << commands.data(commands.index(row), CommandList::TitleRole).toString();
        for (const char *title : {"Find a command", "Settings", "Larger text", "Quit"})
            QVERIFY2(titles.count(title) == 1, title);
        commands.setTyped("larger");
        QCOMPARE(commands.data(commands.index(0), CommandList::TitleRole).toString(), "Larger text");
        QVERIFY(commands.run(0));
        QCOMPARE(m_opened->settings.textPercent(), 110);
        commands.setTyped("no such thing");
        QCOMPARE(commands.count(), 0);
        QVERIFY(!commands.run(0));
    }

    void everyRoomIsNamedForScreenReaders_data()
    {
        QTest::addColumn<QString>("room");
        QTest::newRow("start") << "start";
        QTest::newRow("table") << "table";
        QTest::newRow("settings") << "settings";
    }

    void everyRoomIsNamedForScreenReaders()
    {
        QFETCH(QString, room);
        QAccessible::setActive(true);
        m_opened->settings.setRoom(room);
        QStringList nameless;
        int active = 0;
        findNameless(QAccessible::queryAccessibleInterface(open()), nameless, active);
        QVERIFY2(active >= 5, "the walk did not reach the controls");
        QCOMPARE(nameless, QStringList());
    }

    void theSmallestWindowHoldsLargeText()
    {
        m_opened->settings.setTextPercent(200);
        m_opened->settings.setRoom("settings");
        QQuickWindow *window = open();
        window->resize(window->minimumSize());
        QVERIFY(!window->grabWindow().isNull());
        QCOMPARE(window->minimumSize(), QSize(960, 640));
    }

private:
    QQuickWindow *open() { return m_opened->open(); }

    std::unique_ptr<OpenedWindow> m_opened;
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
