// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/command_line_runner.h"

#include <QDir>

using namespace cardquake;

/// Bad input at the door of the command line: a clear message, exit code 2, and nothing is lost.
class TestBadInput : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_cli = std::make_unique<CommandLineRunner>();
        m_cli->good({"pack", "list"});
    }

    void arguments_data()
    {
        QTest::addColumn<QByteArrayList>("arguments");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char *name, const QByteArrayList &arguments, const QByteArray &message) {
            QTest::newRow(name) << arguments << message;
        };
        row("unknown verb", {"nonsense"}, "nonsense");
        row("group without verb", {"pack"}, "required");
        row("unknown option", {"pack", "list", "--colour"}, "--colour");
        row("missing argument", {"row", "get", "bugout", "map"}, "ID");
        row("unknown pack", {"row", "list", "bugaut", "map"}, "no pack \"bugaut\"");
        row("unknown pack to export", {"pack", "export", "bugaut", "--out", "x"}, "\"bugaut\"");
        row("unknown pack to copy", {"pack", "copy", "bugaut", "x"}, "\"bugaut\"");
        row("pack exists", {"pack", "copy", "bugout", "escapepods"}, "\"escapepods\"");
        row("bad pack id", {"pack", "copy", "bugout", "../x"}, "../x");
        row("unknown kind", {"row", "list", "bugout", "maps"}, "no kind \"maps\"");
        row("unknown row", {"row", "get", "bugout", "map", "atlantis"}, "no map \"atlantis\"");
        row("row exists", {"row", "add", "bugout", "region", R"({"id": "nw", "cells": ["A1"]})"}, "\"nw\"");
        row("no assignment", {"row", "set", "bugout", "map", "town", "population"}, "FIELD=JSON");
        row("no field", {"row", "set", "bugout", "map", "town", "=5"}, "FIELD=JSON");
        row("the id", {"row", "set", "bugout", "map", "town", "id=\"city\""}, "Copy the row");
        row("no JSON", {"row", "set", "bugout", "map", "town", "track=[1,"}, "not JSON");
        row("wrong type", {"row", "set", "bugout", "map", "town", "track=5"}, "must be a list");
        row("odd field", {"row", "set", "bugout", "map", "town", "x~=[1,"}, "not JSON");
        row("library without a name", {"--library", "", "pack", "list"}, "--library");
        row("field given twice", {"row", "set", "bugout", "map", "town", "name=Old", "population=5", "name=New"},
            "The field \"name\" is given twice");
        row("broken text", {"row", "set", "bugout", "map", "town", "name=\"abc"}, "not JSON");
        row("not UTF-8", {"row", "set", "bugout", "map", "town", "name=\xff\xfe"}, "UTF-8");
        row("field not UTF-8", {"row", "set", "bugout", "map", "town", "\xff=1"}, "UTF-8");
        row("deep", {"row", "set", "bugout", "map", "town", "track=" + QByteArray(5000, '[') + QByteArray(5000, ']')},
            "deeper");
        row("10 MB name", {"row", "set", "bugout", "map", "town", "name=" + QByteArray(10 << 20, 'x')}, "Name");
        row("row without id", {"row", "add", "bugout", "map", "{}"}, "id");
        row("row no object", {"row", "add", "bugout", "map", "[1]"}, "id");
        row("row missing fields", {"row", "add", "bugout", "map", R"({"id": "x"})"}, "missing");
        row("bad effect", {"row", "set", "bugout", "event", "fresh-air", R"(effects=[{"do": "destory"}])"},
            "Did you mean \"destroy\"?");
        row("nothing to undo", {"history", "undo"}, "nothing to undo");
        row("unknown version", {"history", "diff", "original", "someday"}, "\"someday\"");
        row("position too far", {"history", "diff", "original", "7"}, "7");
        row("number as name", {"history", "tag", "12"}, "12");
        row("empty name", {"history", "tag", ""}, "name");
        row("kind without id", {"history", "restore", "original", "map"}, "ID");
        row("history of no pack", {"history", "list", "bugaut"}, "\"bugaut\"");
        row("import of nothing", {"pack", "import", "/nowhere/at/all"}, "/nowhere/at/all");
        row("scenario file missing", {"scenario", "/nowhere.json"}, "/nowhere.json");
        row("link to itself", {"--library", loop(), "pack", "list"}, "a link that leads back to itself");
        row("scenario in a circle", {"scenario", loop()}, "could not be read");
        row("import from a circle", {"pack", "import", loop()}, "could not be read");
        row("library in no folder", {"--library", "/nowhere/x.cardquake", "pack", "list"}, "/nowhere");
        row("unwritable export", {"pack", "export", "bugout", "--out", "/proc/nope/x"}, "/proc/nope");
    }

    void arguments()
    {
        QFETCH(QByteArrayList, arguments);
        QFETCH(QByteArray, message);
        const std::string before = m_cli->good({"pack", "validate", "bugout"}).out;
        std::vector<std::string> words;
        for (const QByteArray &argument : arguments)
            words.push_back(argument.toStdString());
        const Run result = m_cli->run(words);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.saysError(message.constData()), result.err.substr(0, 2000).c_str());
        QCOMPARE(m_cli->good({"pack", "validate", "bugout"}).out, before);
        QCOMPARE(m_cli->good({"history", "list", "--json"}).json().size(), 1u); // only the beginning
    }

    /// Names come from files of strangers, and a terminal obeys what it is sent.
    void controlCodesInNamesAreShownNotSent()
    {
        const std::string evil = "a\x1b[2Jb\x07"
                                 "c\xc2\x9b"
                                 "1md\x7f\nfake  Line\xc3\xbc";
        m_cli->good({"row", "set", "bugout", "map", "town", "name=" + toLine(Json(evil)), "--anyway"});
        const std::string list = m_cli->good({"row", "list", "bugout", "map"}).out;
        QVERIFY2(list.find("town  a\\u001b[2Jb\\u0007c\\u009b1md\\u007f fake  Line\xc3\xbc\n") != std::string::npos,
                 list.c_str());
        QVERIFY(m_cli->good({"row", "get", "bugout", "map", "town"}).json().at("name") == evil);

        const Run unknown = m_cli->run({"row", "get", "bugout", "map", "\x1b]0;title\x07"});
        QVERIFY2(unknown.saysError("no map \"\\u001b]0;title\\u0007\""), unknown.err.c_str());
        for (const std::string &text : {list, unknown.err, m_cli->good({"history", "diff", "original", "now"}).out})
            QVERIFY(text.find('\x1b') == std::string::npos);
    }

    void imports_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char *name, const char *file, const QByteArray &bytes, const QByteArray &message) {
            QTest::newRow(name) << QString(file) << bytes << message;
        };
        row("invalid JSON", "region.json", "[{\"id\": \"nw\",]", "region.json");
        row("not UTF-8", "region.json", "[{\"id\": \"nw\", \"name\": \"\xff\"}]", "UTF-8");
        row("deep", "region.json", QByteArray(100000, '[') + QByteArray(100000, ']'), "deeper");
        row("duplicate id", "region.json", R"([{"id": "nw", "cells": ["A1"]}, {"id": "nw", "cells": ["A2"]}])", "nw");
        row("wrong type", "region.json", R"([{"id": "nw", "cells": "A1"}])", "must be a list");
        row("missing field", "region.json", R"([{"id": "nw"}])", "missing");
        row("missing id", "region.json", R"([{"cells": ["A1"]}])", "id");
        row("no list", "region.json", R"({"id": "nw"})", "list");
        row("unknown kind", "regions.json", "[]", "regions");
        row("10 MB text", "region.json",
            "[{\"id\": \"nw\", \"cells\": [\"A1\"], \"name\": \"" + QByteArray(10 << 20, 'x') + "\"}]", "Name");
        row("unknown game", "pack.json", R"({"format": 1, "id": "bugout", "game": "chess", "name": "x"})", "chess");
        row("newer format", "pack.json", R"({"format": 99, "id": "bugout", "game": "bugout", "name": "x"})", "99");
        row("pack.json cut off", "pack.json", R"({"format": 1,)", "pack.json");
    }

    void imports()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, message);
        m_cli->good({"pack", "export", "bugout", "--out", m_cli->file("pack")});
        m_cli->write("pack/" + file, bytes);
        const Run result = m_cli->run({"pack", "import", m_cli->file("pack")});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.saysError(message.constData()), result.err.substr(0, 2000).c_str());
        QCOMPARE(m_cli->good({"history", "list", "--json"}).json().size(), 1u); // only the beginning // all or nothing
    }

    void wrongRowsComeInWhenTheyAreWanted()
    {
        m_cli->good({"pack", "export", "bugout", "--out", m_cli->file("pack")});
        m_cli->write("pack/region.json", R"([{"id": "nw", "cells": "A1", "mood": "gloomy"}])");
        const Run result = m_cli->run({"pack", "import", m_cli->file("pack"), "--anyway"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.saysError("must be a list"));
        const Json row = m_cli->good({"row", "get", "bugout", "region", "nw"}).json();
        QVERIFY(row.at("cells") == "A1" && row.at("mood") == "gloomy"); // kept, reported, not dropped
    }

    void libraries_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("random bytes") << QByteArray("\x8f\x01 nothing of a database \xff\xfe", 26).repeated(99);
        QTest::newRow("text") << QByteArray("hello\n");
        QTest::newRow("truncated") << QByteArray("SQLite format 3\0\x10\0\x01\x01", 20);
    }

    void libraries()
    {
        QFETCH(QByteArray, bytes);
        m_cli->write("broken.cardquake", bytes);
        const Run result = m_cli->run({"--library", m_cli->file("broken.cardquake"), "pack", "list"});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.saysError("broken.cardquake"), result.err.c_str());
        QFile file(m_cli->path("broken.cardquake"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes); // whatever it is, it is not made worse
    }

private:
    /// A link that leads to itself.
    static QByteArray loop()
    {
        static const QTemporaryDir folder;
        const QString link = folder.filePath("loop");
        QFile::link(link, link);
        return link.toUtf8();
    }

    std::unique_ptr<CommandLineRunner> m_cli;
};

QTEST_APPLESS_MAIN(TestBadInput)
#include "tst_bad_input.moc"
