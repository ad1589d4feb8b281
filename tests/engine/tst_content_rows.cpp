// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/content_rows.h"

#include <QTest>

using namespace cardquake;

class TestContentRows : public QObject {
    Q_OBJECT

private slots:
    void aReplacedRowKeepsItsPlaceAndANewOneGoesLast()
    {
        ContentRows content = threeTiles();
        content.put("map", {"town", {{"id", "town"}, {"name", "Old Town"}}});
        content.put("map", {"marsh", {{"id", "marsh"}}});

        QCOMPARE(ids(content), (std::vector<std::string>{"beach", "town", "woods", "marsh"}));
        QCOMPARE(content.find("map", "town")->fields.at("name").get<std::string>(), std::string("Old Town"));
        QVERIFY(!content.find("map", "desert"));
        QVERIFY(content.rows("no-such-kind").empty());
    }

    void aConstantIsARowWithAValue()
    {
        ContentRows content;
        QVERIFY(!content.constant("hand.base"));
        content.setConstant("hand.base", 1);
        content.setConstant("hand.base", 3);
        QCOMPARE(content.constant("hand.base")->get<int>(), 3);
        QCOMPARE(content.rows(ContentRows::constantKind).size(), 1u);
    }

    void theHashNamesTheContent()
    {
        ContentRows changed = threeTiles();
        QCOMPARE(changed.hash(), threeTiles().hash());
        changed.put("map", {"town", {{"id", "town"}, {"name", "Town"}}});
        QVERIFY(changed.hash() != threeTiles().hash());
    }

    void aKindMayBeKnownWithoutRows()
    {
        ContentRows content = threeTiles();
        QVERIFY(content.hasKind("map") && !content.hasKind("event"));
        content.addKind("event");
        content.addKind("map");
        QVERIFY(content.hasKind("event") && content.rows("event").empty());
        QCOMPARE(content.rows("map").size(), 3u);
        QCOMPARE(content.hash(), threeTiles().hash());
    }

private:
    static ContentRows threeTiles()
    {
        ContentRows content;
        for (const char *id : {"beach", "town", "woods"})
            content.put("map", {id, {{"id", id}}});
        return content;
    }

    static std::vector<std::string> ids(const ContentRows &content)
    {
        std::vector<std::string> list;
        for (const ContentRow &row : content.rows("map"))
            list.push_back(row.id);
        return list;
    }
};

QTEST_APPLESS_MAIN(TestContentRows)
#include "tst_content_rows.moc"
