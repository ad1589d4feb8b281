// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/transfer/pack_folder.h"

#include "data/transfer/pack_info.h"
#include "data/transfer/pack_text.h"
#include "tests/data/machine.h"
#include "tests/data/toy_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace cardquake;
using toy::ordinaryPack;

namespace fs = std::filesystem;

using Names = std::vector<std::string>;
using Files = std::map<std::string, std::string>;

/// Whole packs to a folder and back; and a target, a pack or a disk that is not as it should be.
class TestPackFolder : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_temporary.emplace();
        QVERIFY(m_temporary->isValid());
        m_folder = fs::path(m_temporary->path().toStdString()) / "pack";
    }

    void cleanup() { m_temporary.reset(); }

    void comesBackExactly_data()
    {
        QTest::addColumn<Pack>("pack");
        QTest::newRow("ordinary") << ordinaryPack();
        QTest::newRow("without rows") << Pack{{"empty", "toy", "", ""}, {}, {}};
        Pack big = ordinaryPack();
        big.rows.put("card", toy::row({{"id", "big"}, {"name", QByteArray(10000000, 'x').toStdString() + "\"\n"}}));
        QTest::newRow("10 MB of text") << big;
        for (unsigned seed = 1; seed <= 10; ++seed) {
            Pack pack = ordinaryPack();
            pack.info.name = "\"\u00e4\n\u6c34";
            for (ContentRow &row : toy::RowMaker(seed).rows(20))
                pack.rows.put(row.id.size() % 2 == 0 ? "card" : "constant", std::move(row));
            QTest::addRow("awkward %u", seed) << pack;
        }
    }

    void comesBackExactly()
    {
        QFETCH(Pack, pack);
        for (const PackFormat format : {PackFormat::JsonFiles, PackFormat::CsvFiles}) {
            const auto exported = exportPack(m_catalog, pack, m_folder, format);
            QVERIFY2(exported, exported ? "" : exported.error().message.c_str());
            QVERIFY(exported->empty());
            const auto imported = importFolder(m_catalog, m_folder);
            QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
            QVERIFY(imported->pack == pack);
            for (const std::string &kind : pack.rows.kinds())
                QVERIFY(toy::areIdentical(imported->pack.rows.rows(kind), pack.rows.rows(kind)));
            QVERIFY(!hasErrors(imported->diagnostics));
        }
    }

    void writesOneFileAKindAndNothingElse()
    {
        QVERIFY(exportOrdinary(PackFormat::JsonFiles));
        QCOMPARE(names(), (Names{"assets", "assets/a.png", "assets/b.svg", "card.json", "constant.json", "pack.json"}));
        QCOMPARE(machine::read(m_folder / "card.json"),
                 rowsToJson(m_catalog.find("toy", "card"), ordinaryPack().rows.rows("card")));
        QVERIFY(exportOrdinary(PackFormat::CsvFiles));
        QCOMPARE(names(), (Names{"assets", "assets/a.png", "assets/b.svg", "card.csv", "constant.csv", "pack.json"}));
    }

    void shippedFilesAreAsWeWouldWriteThem_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        for (const EmbeddedFile &file : embeddedFiles())
            if (file.path.starts_with("packs/")) {
                const QByteArray path(file.path.data(), static_cast<qsizetype>(file.path.size()));
                QTest::newRow(path) << path << QByteArray(file.text.data(), static_cast<qsizetype>(file.text.size()));
            }
    }

    void shippedFilesAreAsWeWouldWriteThem()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        const fs::path file(path.toStdString());
        QCOMPARE(rewritten(file.parent_path().filename(), file.stem(), text.toStdString()), text);
    }

    void removesOnlyWhatIsOurs()
    {
        QVERIFY(exportOrdinary(PackFormat::JsonFiles));
        machine::write(m_folder / "README.md", "mine");
        machine::write(m_folder / "foreign.json", "mine");
        machine::write(m_folder / "assets/sketch.xcf", "mine");
        machine::write(m_folder / ".git/config", "mine");
        Pack smaller = ordinaryPack();
        smaller.rows = {};
        smaller.rows.put("card", toy::row({{"id", "only"}}));
        const auto exported = exportPack(m_catalog, smaller, m_folder, PackFormat::CsvFiles);
        QVERIFY2(exported, exported ? "" : exported.error().message.c_str());
        QCOMPARE(names(), (Names{".git", ".git/config", "README.md", "assets", "assets/a.png", "assets/b.svg",
                                 "assets/sketch.xcf", "card.csv", "foreign.json", "pack.json"}));
        QCOMPARE(exported->size(), 3u);
        for (const char *name : {"README.md", "foreign.json", "assets/sketch.xcf"})
            QVERIFY2(toy::mention(*exported, name), name);
    }

    void leavesAFolderThatIsNotItsOwn_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QByteArray>("reason");
        const std::string info = infoToJson(ordinaryPack().info);
        QTest::newRow("something else") << Files{{"thesis.tex", "x"}} << QByteArray("holds no pack.json");
        QTest::newRow("another pack") << Files{{"pack.json", infoToJson({"other", "toy", "", ""})}}
                                      << QByteArray("not that of the pack \"ordinary\"");
        QTest::newRow("a broken pack.json") << Files{{"pack.json", "{"}} << QByteArray("not that of the pack");
        QTest::newRow("pack.json is a list") << Files{{"pack.json", "[]"}} << QByteArray("not that of the pack");
        QTest::newRow("a folder in the way")
            << Files{{"pack.json", info}, {"card.json/x", ""}} << QByteArray("card.json is in the way");
        QTest::newRow("a file in the way")
            << Files{{"pack.json", info}, {"assets", ""}} << QByteArray("assets is in the way");
    }

    void leavesAFolderThatIsNotItsOwn()
    {
        QFETCH(Files, files);
        QFETCH(QByteArray, reason);
        machine::writeAll(m_folder, files);
        const auto before = machine::snapshot(m_folder);
        const auto exported = exportPack(m_catalog, ordinaryPack(), m_folder, PackFormat::JsonFiles);
        QVERIFY(!exported);
        QVERIFY2(exported.error().message.find(reason.toStdString()) != std::string::npos,
                 exported.error().message.c_str());
        QVERIFY(machine::snapshot(m_folder) == before);
    }

    void doesNotWriteThroughALink()
    {
        QVERIFY(exportOrdinary(PackFormat::JsonFiles));
        const fs::path elsewhere = m_folder.parent_path() / "elsewhere";
        machine::write(elsewhere / "card.json", "mine");
        fs::remove(m_folder / "card.json");
        fs::create_symlink(elsewhere / "card.json", m_folder / "card.json");
        QVERIFY(exportOrdinary(PackFormat::JsonFiles));
        fs::rename(m_folder / "assets", m_folder.parent_path() / "moved");
        fs::create_directory_symlink(elsewhere, m_folder / "assets");
        QVERIFY(!exportOrdinary(PackFormat::JsonFiles));
        QCOMPARE(machine::snapshot(elsewhere), (Files{{"card.json", "mine"}}));
    }

    void takesAFolderWithHiddenFilesOnly()
    {
        machine::write(m_folder / ".gitignore", "x");
        QVERIFY(exportOrdinary(PackFormat::JsonFiles));
    }

    void needsAFolderToWriteTo()
    {
        machine::write(m_folder, "a file");
        for (const fs::path &place : {m_folder, m_folder / "below"}) {
            const auto exported = exportPack(m_catalog, ordinaryPack(), place, PackFormat::JsonFiles);
            QVERIFY(!exported);
            QVERIFY2(exported.error().message.find(place.string()) != std::string::npos,
                     exported.error().message.c_str());
        }
        QCOMPARE(machine::read(m_folder), std::string("a file"));
        QVERIFY(!exportPack(m_catalog, ordinaryPack(), "", PackFormat::JsonFiles));
    }

    void refusesAPackThatWouldNotComeBack_data()
    {
        QTest::addColumn<Pack>("pack");
        QTest::addColumn<QByteArray>("reason");
        const auto add = [](const char *what, const char *reason, const auto &spoil) {
            Pack pack = ordinaryPack();
            spoil(pack);
            QTest::newRow(what) << pack << QByteArray(reason);
        };
        const auto addId = [&](const std::string &id) {
            add(("pack id " + id).c_str(), "cannot name a pack", [&](Pack &pack) { pack.info.id = id; });
        };
        const auto addAsset = [&](const std::string &name) {
            add(("asset " + name).c_str(), "cannot be used for an asset",
                [&](Pack &pack) { pack.assets.front().name = name; });
        };
        const auto addRow = [&](const char *what, const char *reason, const ContentRow &row) {
            add(what, reason, [&](Pack &pack) { pack.rows.put("card", row); });
        };
        for (const std::string &name : {std::string("../x"), std::string("/"), std::string(), std::string("."),
                                        std::string("a\0b", 3), std::string("a\\b")}) {
            addId(name);
            addAsset(name);
        }
        addAsset("\xff");
        add("pack id not UTF-8", "id, name or description", [](Pack &pack) { pack.info.id = "\xff"; });
        add("two assets of one name", "two assets", [](Pack &pack) { pack.assets[1] = pack.assets[0]; });
        add("unknown game", "no game \"chess\"", [](Pack &pack) { pack.info.game = "chess"; });
        add("unknown kind", "no kind \"../x\"", [](Pack &pack) { pack.rows.put("../x", toy::row({{"id", "a"}})); });
        add("name not UTF-8", "id, name or description", [](Pack &pack) { pack.info.name = "\xff"; });
        addRow("text not UTF-8", "\"a\" of the kind card", toy::row({{"id", "a"}, {"name", "\xff"}}));
        addRow("no number", "\"a\" of the kind card", toy::row({{"id", "a"}, {"weight", std::nan("")}}));
        addRow("two ids in one row", "\"a\" of the kind card", {"a", {{"id", "b"}}});
        addRow("no id", "no id", {"a", {{"name", "b"}}});
        addRow("no object", "cannot be exported", {"a", 5});
        Json deep;
        for (int level = 0; level < 300; ++level)
            deep = Json::array({std::move(deep)});
        addRow("too deep", "cannot be exported", toy::row({{"id", "a"}, {"cells", std::move(deep)}}));
    }

    void refusesAPackThatWouldNotComeBack()
    {
        QFETCH(Pack, pack);
        QFETCH(QByteArray, reason);
        for (const PackFormat format : {PackFormat::JsonFiles, PackFormat::CsvFiles}) {
            const auto exported = exportPack(m_catalog, pack, m_folder, format);
            QVERIFY(!exported);
            QVERIFY2(exported.error().message.find(reason.toStdString()) != std::string::npos,
                     exported.error().message.c_str());
            QVERIFY(!fs::exists(m_folder));
        }
    }

    void aFullDiskLeavesTheOldExportWhole_data()
    {
        QTest::addColumn<bool>("isDisk");
        QTest::newRow("files cannot grow") << false;
        QTest::newRow("disk of 256 KB") << true;
    }

    void aFullDiskLeavesTheOldExportWhole()
    {
        QFETCH(bool, isDisk);
        std::optional<machine::SmallDisk> disk;
        if (isDisk && !disk.emplace(m_folder, "256k").isThere())
            QSKIP("A disk of its own needs the administrator.");
        QVERIFY(exportOrdinary(PackFormat::JsonFiles));
        const auto before = machine::snapshot(m_folder);
        Pack bigger = ordinaryPack();
        bigger.info.name = "Bigger";
        for (int i = 0; i < 3000; ++i)
            bigger.rows.put("card", toy::row({{"id", std::to_string(i)}, {"name", std::string(100, 'x')}}));
        std::optional<machine::FileSizeLimit> limit;
        if (!isDisk)
            limit.emplace(100000);
        const auto exported = exportPack(m_catalog, bigger, m_folder, PackFormat::CsvFiles);
        limit.reset();
        QVERIFY(!exported);
        QCOMPARE(exported.error().code, std::string("cannot-write"));
        QVERIFY2(exported.error().message.starts_with((m_folder / "card.csv").string()),
                 exported.error().message.c_str());
        QVERIFY(machine::snapshot(m_folder) == before);
    }

    void aFolderWithoutPermissionsIsLeftAlone()
    {
        QVERIFY(exportOrdinary(PackFormat::JsonFiles));
        fs::permissions(m_folder.parent_path(), fs::perms(0755));
        fs::permissions(m_folder, fs::perms(0555));
        const auto before = machine::snapshot(m_folder);
        {
            const machine::Unprivileged rest;
            QVERIFY(importFolder(m_catalog, m_folder));
            const auto exported = exportOrdinary(PackFormat::CsvFiles);
            QVERIFY(!exported);
            QVERIFY2(exported.error().message.find("Permission denied") != std::string::npos,
                     exported.error().message.c_str());
        }
        QVERIFY(machine::snapshot(m_folder) == before);
        fs::permissions(m_folder, fs::perms(0700));
    }

private:
    /// What we would write for a file of a shipped pack after having read it.
    QByteArray rewritten(const std::string &pack, const std::string &name, const std::string &text) const
    {
        if (name == "pack") {
            const Json info = Json::parse(text);
            return QByteArray::fromStdString(infoToJson({pack, info["game"], info["name"], info["description"]}));
        }
        const Result<KindCatalog> catalog = KindCatalog::load(embeddedFiles());
        const auto rows = rowsFromJson(text);
        const auto info = std::ranges::find(embeddedFiles(), "packs/" + pack + "/pack.json", &EmbeddedFile::path);
        if (!catalog || !rows || info == embeddedFiles().end())
            return "unreadable";
        const Kind *kind = catalog->find(Json::parse(info->text)["game"].get<std::string>(), name);
        return kind ? QByteArray::fromStdString(rowsToJson(kind, *rows)) : QByteArray("no such kind");
    }

    Result<Diagnostics> exportOrdinary(PackFormat format) const
    {
        return exportPack(m_catalog, ordinaryPack(), m_folder, format);
    }

    Names names() const
    {
        Names names;
        for (const auto &[name, bytes] : machine::snapshot(m_folder))
            names.push_back(name);
        return names;
    }

    const KindCatalog m_catalog = toy::catalog();
    std::optional<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

QTEST_APPLESS_MAIN(TestPackFolder)
#include "tst_pack_folder.moc"
