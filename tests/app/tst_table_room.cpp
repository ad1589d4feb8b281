// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/opened_window.h"

#include <QAccessible>
#include <QSet>

#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Cardquake_AppPlugin)
Q_IMPORT_QML_PLUGIN(Cardquake_UiPlugin)

using namespace cardquake;

namespace {

/// The first visible item below `root` that a test asks for.
QQuickItem *findItem(QQuickItem *root, const std::function<bool(const QQuickItem &)> &isIt)
{
    if (!root->isVisible())
        return nullptr;
    if (isIt(*root))
        return root;
    for (QQuickItem *child : root->childItems())
        if (QQuickItem *found = findItem(child, isIt))
            return found;
    return nullptr;
}

QPoint middleOf(const QQuickItem &item)
{
    return item.mapToScene({item.width() / 2, item.height() / 2}).toPoint();
}

void collectNames(QAccessibleInterface *node, QSet<QString> &names)
{
    if (!node || node->state().invisible)
        return;
    if (node->role() != QAccessible::NoRole)
        names.insert(node->text(QAccessible::Name));
    for (int i = 0; i < node->childCount(); ++i)
        collectNames(node->child(i), names);
}

} // namespace

/// The table as people use it: by pointer, by keyboard and by screen reader.
class TestTableRoom : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_opened = std::make_unique<OpenedWindow>();
        m_opened->settings.setRoom("table");
        m_opened->settings.setMotionPercent(0);
    }

    void cleanup()
    {
        QCOMPARE(m_opened->complaints, QStringList());
        m_opened.reset();
    }

    void aGameStartsFromTheKeyboard()
    {
        QQuickWindow *window = m_opened->open();
        QVERIFY(!table().hasGame());
        QTest::keyClick(window, Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(window->activeFocusItem() && window->activeFocusItem()->property("text") == "Start game");
        QTest::keyClick(window, Qt::Key_Return);
        QTRY_VERIFY(table().hasGame());
    }

    void aSurvivorIsClickedAndThenWhereItGoes()
    {
        QQuickWindow *window = m_opened->open();
        begin(2, 3);
        const TableMove move = anyWalk();
        click(window, "pieceId", move.piece);
        QTRY_COMPARE(table().choices()->selection(), QStringList(qtText(move.piece)));
        QQuickItem *strip = nullptr;
        QTRY_VERIFY((strip = findItem(window->contentItem(), [&](const QQuickItem &item) {
                         return item.property("move").toMap().value("text") == qtText(move.text) &&
                                item.inherits("QQuickRectangle");
                     })));
        QTest::mouseClick(window, Qt::LeftButton, {}, middleOf(*strip));
        QTRY_COMPARE(table().length(), 1);
        QCOMPARE(placeOf(move.piece), move.space);
    }

    void aSurvivorIsDraggedThere()
    {
        QQuickWindow *window = m_opened->open();
        begin(2, 3);
        const TableMove move = anyWalk();
        const QPoint from = middleOf(*item(window, "pieceId", move.piece));
        const QPoint to = middleOf(*item(window, "spaceId", move.space));
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i)
            QTest::mouseMove(window, from + (to - from) * i / 10);
        QTest::mouseRelease(window, Qt::LeftButton, {}, to);
        QTRY_VERIFY(table().length() == 1 || table().choices()->selection().contains(qtText(move.space)));
    }

    void keysSelectPlayUndoAndRedo()
    {
        QQuickWindow *window = m_opened->open();
        begin(2, 3);
        focusBoard(window);
        QTest::keyClick(window, Qt::Key_Space);
        QTRY_COMPARE(table().choices()->selection().size(), 1);
        const QString first = table().choices()->selection().first();
        QTest::keyClick(window, Qt::Key_Space);
        QTRY_VERIFY(table().choices()->selection().first() != first);
        QTest::keyClick(window, Qt::Key_Escape);
        QTRY_VERIFY(table().choices()->selection().isEmpty());
        QTest::keyClick(window, Qt::Key_Space);
        QTest::keyClick(window, Qt::Key_1);
        QTRY_COMPARE(table().length(), 1);
        QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(table().length(), 0);
        QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(table().length(), 1);
        QTest::keyClick(window, Qt::Key_H);
        QTRY_VERIFY(!table().hint().isEmpty());
    }

    void aWholeGameIsPlayedByKeyboard()
    {
        QQuickWindow *window = m_opened->open();
        begin(1, 5);
        focusBoard(window);
        for (int step = 0; step < 3000 && !table().isOver(); ++step) {
            const int length = table().length();
            if (table().question().value("kind") == "action")
                QTest::keyClick(window, step % 3 == 0 ? Qt::Key_Space : Qt::Key_E);
            QTest::keyClick(window, step % 2 == 0 ? Qt::Key_1 : Qt::Key_2);
            if (table().length() == length)
                QTest::keyClick(window, Qt::Key_1);
            focusBoard(window);
        }
        QVERIFY(table().isOver());
        QTRY_VERIFY(withText(window, "New game"));
        QVERIFY(withText(window, "Same seed again"));
    }

    void aQuestionIsAskedWhereItBelongs()
    {
        QQuickWindow *window = m_opened->open();
        begin(2, 3);
        for (int i = 0; i < 2000 && table().question().value("kind") != "react" && !table().isOver(); ++i)
            table().choices()->play(endOrFirst());
        QCOMPARE(table().question().value("kind"), "react");
        const QVariantMap first = table().choices()->rows().first().toMap().value("moves").toList().first().toMap();
        const auto hasFocus = [&] {
            const QQuickItem *focused = window->activeFocusItem();
            return focused && focused->property("modelData").toMap().value("text") == first.value("text");
        };
        QTRY_VERIFY(hasFocus()); // the first answer
        const int length = table().length();
        QTest::keyClick(window, Qt::Key_Return);
        QTRY_COMPARE(table().length(), length + 1);
    }

    void everythingOnTheTableHasAName()
    {
        QAccessible::setActive(true);
        QQuickWindow *window = m_opened->open();
        begin(4, 7);
        QTRY_VERIFY(
            findItem(window->contentItem(), [](const QQuickItem &item) { return item.property("pieceId").isValid(); }));
        QSet<QString> names;
        collectNames(QAccessible::queryAccessibleInterface(window), names);
        for (const TableSpace &space : table().choices()->table().spaces)
            QVERIFY2(names.contains(qtText(space.id + ' ' + space.label)), space.id.c_str());
        for (const TablePiece &piece : table().choices()->table().pieces)
            QVERIFY2(names.contains(qtText(piece.label + " on " + piece.on)), piece.id.c_str());
        QVERIFY(names.contains("Graveyard"));
        QVERIFY(names.contains("Log, newest first"));
    }

    void itFitsSmallAndLargeWindows_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("smallest") << QSize(960, 640);
        QTest::newRow("small") << QSize(1024, 700);
        QTest::newRow("usual") << QSize(1280, 800);
        QTest::newRow("4K") << QSize(3840, 2160);
    }

    /// The whole board is in view at every size.
    void itFitsSmallAndLargeWindows()
    {
        QFETCH(const QSize, size);
        QQuickWindow *window = m_opened->open();
        begin(3, 7);
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        for (const char *corner : {"A1", "F1", "A6", "F6"}) {
            const QQuickItem *tile = nullptr;
            QTRY_VERIFY((tile = item(window, "spaceId", corner)));
            const auto place = [&] { return tile->mapRectToScene({0, 0, tile->width(), tile->height()}); };
            QTRY_VERIFY2(QRectF({0, 0}, size).contains(place()), corner); // once the board has found its size
            QVERIFY(place().width() >= 60);
        }
    }

private:
    GameTable &table() { return *m_opened->workbench->table(); }

    void begin(int players, int seed)
    {
        GameStart start;
        start.options = {{"players", players}, {"difficulty", "easy"}};
        start.seed = static_cast<std::uint64_t>(seed);
        std::vector<SeatPlan> seats(static_cast<std::size_t>(players));
        table().begin(m_opened->workbench->startGame("bugout", start, seats).value());
    }

    TableMove anyWalk()
    {
        const auto &moves = table().choices()->table().moves;
        return *std::ranges::find(moves, std::string("move"), &TableMove::verb);
    }

    QString endOrFirst()
    {
        const auto &moves = table().choices()->table().moves;
        const auto end = std::ranges::find(moves, std::string("end"), &TableMove::text);
        return qtText(end == moves.end() ? moves.front().text : end->text);
    }

    std::string placeOf(const std::string &piece)
    {
        const auto &pieces = table().choices()->table().pieces;
        return std::ranges::find(pieces, piece, &TablePiece::id)->on;
    }

    static QQuickItem *item(QQuickWindow *window, const char *property, const std::string &value)
    {
        return findItem(window->contentItem(),
                        [&](const QQuickItem &item) { return item.property(property) == qtText(value); });
    }

    static QQuickItem *withText(QQuickWindow *window, const char *text)
    {
        return findItem(window->contentItem(), [&](const QQuickItem &item) {
            return item.inherits("QQuickAbstractButton") && item.property("text") == text;
        });
    }

    static void click(QQuickWindow *window, const char *property, const std::string &value)
    {
        QQuickItem *wanted = nullptr;
        QTRY_VERIFY((wanted = item(window, property, value)));
        QTest::mouseClick(window, Qt::LeftButton, {}, middleOf(*wanted));
    }

    static void focusBoard(QQuickWindow *window)
    {
        QQuickItem *board =
            findItem(window->contentItem(), [](const QQuickItem &item) { return item.property("shaken").isValid(); });
        if (board && !board->hasActiveFocus())
            board->forceActiveFocus(Qt::OtherFocusReason);
    }

    std::unique_ptr<OpenedWindow> m_opened;
};

QTEST_MAIN(TestTableRoom)
#include "tst_table_room.moc"
