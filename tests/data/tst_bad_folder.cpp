// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_folder.h"

#include "data/transfer/pack_info.h"
#include "tests/data/machine.h"
#include "tests/data/toy_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace cardquake;
using toy::ordinaryPack;

namespace fs = std::filesystem;

using Files = std::map<std::string, std::string>;

/// Folders that are no pack, or not quite one: each is refused whole, with every reason.
class TestBadFolder : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_temporary.emplace();
        QVERIFY(m_temporary->isValid());
        m_folder = fs::path(m_temporary->path().toStdString()) / "pack";
    }

    void cleanup()
    {
        fs::remove_all(m_folder); // also what is not UTF-8, which the next line could not
        m_temporary.reset();
    }

    void refusesBadInput_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QByteArrayList>("reasons");
        const auto add = [](const char *what, const Files &files, const QByteArrayList &reasons) {
            QTest::newRow(what) << files << reasons;
        };
        const auto addInfo = [&](const char *what, const std::string &text, const QByteArrayList &reasons) {
            add(what, {{"pack.json", text}, {"card.json", "["}}, QByteArrayList{"pack.json"} + reasons);
        };
        const auto addCards = [&](const char *what, const std::string &text, const QByteArrayList &reasons) {
            add(what, {{"pack.json", infoToJson(ordinaryPack().info)}, {"card.json", text}},
                QByteArrayList{"ordinary card", "card.json: "} + reasons);
        };
        add("empty", {{".gitkeep", ""}}, {"no pack here"});
        add("nothing of a pack", {{"README.md", ""}}, {"no pack here"});
        add("CSV alone", {{"card.csv", "id\na\n"}}, {"no pack.json", "\"format\": 1", "\"game\":"});
        addInfo("info: empty", "", {"line 1"});
        addInfo("info: broken", "{\"format\": 1,\n \"id\" \"a\"}", {"line 2, column 9"});
        addInfo("info: a list", "[]", {"a list"});
        addInfo("info: nothing", "{}", {"format is missing", "\"id\"", "\"game\"", "\"name\""});
        addInfo("info: newer", infoWith("format", 2), {"newer Cardquake", "format 2"});
        addInfo("info: format 0", infoWith("format", 0), {"whole number", "0"});
        addInfo("info: format as text", infoWith("format", "1"), {"whole number", "\"1\""});
        addInfo("info: format 1.5", infoWith("format", 1.5), {"whole number", "1.5"});
        addInfo("info: id a number", infoWith("id", 5), {"\"id\" must be a text"});
        addInfo("info: id leads away", infoWith("id", "../../etc"), {"cannot name a pack"});
        addInfo("info: unknown game", infoWith("game", "chess"), {"no game \"chess\"", "toy"});
        addInfo("info: description a list", infoWith("description", Json::array()), {"\"description\" must be a text"});
        add("unknown kinds", {{"pack.json", infoToJson(ordinaryPack().info)}, {"foo.json", "[]"}, {"bar.csv", "id"}},
            {"foo.json", "no kind \"foo\"", "bar.csv", "card, constant"});
        add("one kind twice",
            {{"pack.json", infoToJson(ordinaryPack().info)}, {"card.json", "[]"}, {"card.csv", "id\na"}},
            {"card.json", "also in card.csv"});
        addCards("broken JSON", "[\n{\"id\": }]", {"line 2, column 8"});
        addCards("not a list", "{}", {"a group of fields"});
        addCards("row no object", "[\n5]", {"Line 2", "a whole number"});
        addCards("no id", "[{}]", {"Line 1", "no id"});
        addCards("id twice", "[{\"id\": \"a\"},\n{\"id\": \"a\"}]", {"ordinary card a", "Line 2", "line 1"});
        addCards("not UTF-8", "[{\"id\": \"\xc3\x28\"}]", {"UTF-8"});
        addCards("too deep", "[{\"id\": \"a\", \"cells\": " + std::string(100000, '['), {"card.json"});
        add("bad asset name", {{"pack.json", infoToJson(ordinaryPack().info)}, {"assets/\xff.png", ""}},
            {"cannot be used for an asset"});
        add("problems in two files",
            {{"pack.json", infoToJson(ordinaryPack().info)}, {"card.json", "[{}, {}]"}, {"constant.csv", "name"}},
            {"card.json: Line 1: this row has no id", "constant.csv: Line 1: the table has no column \"id\""});
    }

    void refusesBadInput()
    {
        QFETCH(Files, files);
        QFETCH(QByteArrayList, reasons);
        machine::writeAll(m_folder, files);
        QVERIFY(refuses(reasons));
    }

    void refusesWhatIsNoFolder()
    {
        QVERIFY(refuses({"There is no folder", "pack"}));
        machine::write(m_folder, "a file");
        QVERIFY(refuses({"is not a folder"}));
        fs::remove(m_folder);
        fs::create_symlink("pack", m_folder);
        QVERIFY(refuses({"symbolic links"}));
    }

    void refusesWhatIsNoFile()
    {
        const auto refusesCards = [this](const QByteArrayList &reasons) {
            const bool refused = refuses(reasons);
            fs::remove(m_folder / "card.json");
            return refused;
        };
        machine::write(m_folder / "pack.json", infoToJson(ordinaryPack().info));
        fs::create_symlink("card.json", m_folder / "card.json");
        QVERIFY(refusesCards({"card.json", "symbolic links"}));
        fs::create_symlink("nowhere", m_folder / "card.json");
        QVERIFY(refusesCards({"card.json", "No such file"}));
        fs::create_directory(m_folder / "card.json");
        QVERIFY(refusesCards({"card.json is not a file"}));
        QCOMPARE(::mkfifo((m_folder / "card.json").c_str(), 0600), 0);
        QVERIFY(refusesCards({"card.json is not a file"}));
        fs::create_symlink("/dev/zero", m_folder / "card.json");
        QVERIFY(refusesCards({"card.json is not a file"}));
        machine::write(m_folder / "card.json", "");
        fs::resize_file(m_folder / "card.json", 1ULL << 40U);
        QVERIFY(refusesCards({"card.json", "too large"}));
        fs::create_directory_symlink(".", m_folder / "assets");
        const auto imported = importFolder(m_catalog, m_folder);
        QVERIFY2(imported, "a folder inside itself has an end");
    }

    void tellsWhatItLeftOut()
    {
        QVERIFY(exportPack(m_catalog, ordinaryPack(), m_folder, PackFormat::JsonFiles));
        machine::write(m_folder / "README.md", "x");
        machine::write(m_folder / ".DS_Store", "x");
        machine::write(m_folder / "drafts/card.json", "x");
        machine::write(m_folder / "assets/old/a.png", "x");
        machine::write(m_folder / "pack.json", infoWith("author", "Ada"));
        const auto imported = importFolder(m_catalog, m_folder);
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        QVERIFY(imported->pack == ordinaryPack());
        QCOMPARE(imported->diagnostics.size(), 4u);
        for (const char *name : {"README.md", "drafts", "assets/old", "author"})
            QVERIFY2(toy::mention(imported->diagnostics, name), name);
    }

    void aWrongCellDoesNotRefuseThePack()
    {
        machine::writeAll(m_folder,
                          {{"pack.json", infoToJson(ordinaryPack().info)}, {"card.csv", "id,copies\na,many\n"}});
        const auto imported = importFolder(m_catalog, m_folder);
        QVERIFY(imported);
        QVERIFY(imported->pack.rows.find("card", "a")->fields.at("copies") == "many");
        QCOMPARE(imported->diagnostics.size(), 1u);
        const Diagnostic &found = imported->diagnostics.front();
        QVERIFY2(toText(found).starts_with("ordinary card a copies: error: card.csv: Line 2, column \"copies\""),
                 toText(found).c_str());
    }

    void refusesWhatItMayNotRead()
    {
        machine::writeAll(m_folder, {{"pack.json", infoToJson(ordinaryPack().info)}, {"card.json", "[]"}});
        fs::permissions(m_folder.parent_path(), fs::perms(0755));
        fs::permissions(m_folder / "card.json", fs::perms::none);
        const machine::Unprivileged rest;
        QVERIFY(refuses({"card.json", "Permission denied"}));
    }

private:
    static std::string infoWith(const std::string &field, const Json &value)
    {
        Json info = Json::parse(infoToJson(ordinaryPack().info));
        info[field] = value;
        return info.dump();
    }

    /// Whether the folder is refused with every one of these in the message.
    bool refuses(const QByteArrayList &reasons) const
    {
        const auto imported = importFolder(m_catalog, m_folder);
        if (imported || !hasErrors(imported.error().diagnostics))
            return false;
        for (const QByteArray &reason : reasons)
            if (imported.error().message.find(reason.toStdString()) == std::string::npos) {
                qWarning("\"%s\" is not in: %s", reason.constData(), imported.error().message.c_str());
                return false;
            }
        return true;
    }

    const KindCatalog m_catalog = toy::catalog();
    std::optional<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

QTEST_APPLESS_MAIN(TestBadFolder)
#include "tst_bad_folder.moc"
