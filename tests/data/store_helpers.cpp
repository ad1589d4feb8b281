// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/store_helpers.h"

#include <QFile>

#include <SQLiteCpp/SQLiteCpp.h>

namespace cardquake::test {
namespace {

const char *nameOf(StoreErrorCode code)
{
    switch (code) {
    case StoreErrorCode::NotAWorkshop:
        return "NotAWorkshop";
    case StoreErrorCode::Damaged:
        return "Damaged";
    case StoreErrorCode::Newer:
        return "Newer";
    case StoreErrorCode::Older:
        return "Older";
    case StoreErrorCode::ReadOnly:
        return "ReadOnly";
    case StoreErrorCode::InUse:
        return "InUse";
    case StoreErrorCode::DiskFull:
        return "DiskFull";
    case StoreErrorCode::NotFound:
        return "NotFound";
    case StoreErrorCode::Exists:
        return "Exists";
    case StoreErrorCode::Invalid:
        return "Invalid";
    case StoreErrorCode::SchemaBarrier:
        return "SchemaBarrier";
    case StoreErrorCode::Io:
        return "Io";
    }
    return "?";
}

} // namespace

Scratch::Scratch()
    : m_now(std::make_shared<std::int64_t>(1'700'000'000'000))
{
    if (!m_folder.isValid())
        qFatal("no temporary folder");
}

std::filesystem::path Scratch::folder() const
{
    return std::filesystem::canonical(m_folder.path().toStdString());
}

OpenOptions Scratch::options() const
{
    OpenOptions options;
    options.clock = [now = m_now] { return *now; };
    return options;
}

Workshop Scratch::openSeeded() const
{
    Workshop workshop = open();
    if (workshop.isNew())
        workshop.seed({samplePack("bugout"), samplePack("pods")});
    return workshop;
}

ContentRow tile(std::string_view id, std::string_view name)
{
    return {std::string(id), {{"id", id}, {"name", name}, {"type", "urban"}}};
}

Pack samplePack(std::string_view id)
{
    Pack pack{{std::string(id), "bugout", "Sample", "A small pack."}, {}, {{"beach.svg", "<svg/>"}}};
    pack.rows.put("map", tile("beach", "Beach"));
    pack.rows.put("map", tile("town", "Town"));
    pack.rows.put("map", tile("woods", "Woods"));
    for (const char *card : {"r-1", "r-2"})
        pack.rows.put("rainstorm",
                      {card,
                       {{"id", card},
                        {"copies", 2},
                        {"cells", {"A1", "B2"}},
                        {"effects", {{{"do", "flood"}, {"text", "Water rises everywhere"}, {"share", 0.1}}}}}});
    pack.rows.setConstant("hand.base", 3);
    return pack;
}

std::vector<std::string> ids(const std::vector<ContentRow> &rows)
{
    std::vector<std::string> list;
    list.reserve(rows.size());
    for (const ContentRow &row : rows)
        list.push_back(row.id);
    return list;
}

std::vector<Pack> everything(const Workshop &workshop)
{
    std::vector<Pack> packs;
    for (const PackInfo &info : workshop.packs())
        packs.push_back(workshop.load(info.id));
    return packs;
}

bool setField(Workshop &workshop, std::string_view pack, std::string_view kind, std::string_view id,
              const std::string &field, const Json &value, const std::string &mergeKey)
{
    return workshop.edit({"Change " + field, mergeKey}, [&](Editor &editor) {
        ContentRow row = editor.content().row(pack, kind, id).value();
        row.fields[field] = value;
        editor.setRow(pack, kind, row);
    });
}

QString errorOf(const std::function<void()> &action)
{
    try {
        action();
    } catch (const StoreError &error) {
        return QString::fromLatin1(nameOf(error.code()));
    }
    return {};
}

QString messageOf(const std::function<void()> &action)
{
    try {
        action();
    } catch (const StoreError &error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

QString integrityOf(const std::filesystem::path &file)
{
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    QString pages = QString::fromStdString(database.execAndGet("PRAGMA integrity_check").getString());
    if (pages != QLatin1String("ok"))
        return pages;
    if (SQLite::Statement(database, "PRAGMA foreign_key_check").executeStep())
        return QStringLiteral("a foreign key leads nowhere");
    if (database.tryExec("INSERT INTO words(words) VALUES('integrity-check')") != SQLite::OK)
        return QStringLiteral("the search index is broken");
    if (database
            .execAndGet("SELECT count(*) FROM words JOIN row_words r ON r.doc = words.rowid AND r.id = words.id "
                        "AND r.name = words.name AND r.text IS words.text")
            .getInt() !=
        database.execAndGet("SELECT max((SELECT count(*) FROM words), (SELECT count(*) FROM row))").getInt())
        return QStringLiteral("the search index does not fit the rows");
    return pages;
}

void tamper(const std::filesystem::path &file, const std::string &sql)
{
    SQLite::Database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

void tamperAndHold(const std::filesystem::path &file, const std::function<void()> &meanwhile)
{
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    const SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    meanwhile();
}

QByteArray bytesOf(const std::filesystem::path &file)
{
    QFile in(QString::fromStdString(file.string()));
    if (!in.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", file.c_str());
    return in.readAll();
}

void writeBytes(const std::filesystem::path &file, const QByteArray &bytes)
{
    QFile out(QString::fromStdString(file.string()));
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
        qFatal("cannot write %s", file.c_str());
}

} // namespace cardquake::test
