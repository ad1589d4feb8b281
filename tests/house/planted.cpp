// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/planted.h"

#include <string_view>

namespace cardquake {
namespace {

const char *const licence = "// SPDX-FileCopyrightText: The Cardquake authors\n"
                            "// SPDX-License-Identifier: GPL-3.0-or-later\n";

const char *const goodKind = R"({"$id": "g/k", "title": "K", "description": "A k.",
                                 "properties": {"id": {"title": "Id", "description": "Its name."}}})";

QList<Planted> includes(const char *path, std::initializer_list<const char *> headers)
{
    QList<Planted> list;
    for (const char *header : headers)
        list << Planted{"layers point down", path, QString("%1#include %2\n").arg(licence, header)};
    return list;
}

QList<Planted> sources(const char *rule, std::initializer_list<std::pair<const char *, const char *>> files)
{
    QList<Planted> list;
    for (const auto &[path, code] : files)
        list << Planted{rule, path, QString(licence) + code};
    return list;
}

/// The good kind with one thing taken out or changed.
QList<Planted> kinds(std::initializer_list<std::pair<const char *, const char *>> changes)
{
    QList<Planted> list;
    for (const auto &[before, after] : changes)
        list << Planted{"kinds explain themselves", "data/kinds/g/k.json", QString(goodKind).replace(before, after)};
    return list;
}

} // namespace

bool Planted::breaks(const HouseRule &rule) const
{
    return brokenRule && std::string_view(brokenRule) == rule.name;
}

QList<Planted> plantedFaults()
{
    const char *top = "the licence stands on top";
    const char *unfinished = "nothing is left unfinished";
    return QList<Planted>{
               {top, "engine/core/x.h", QString("#pragma once\n") + licence},
               {top, "tests/x/tst_x.cpp", QString(licence).replace("GPL-3.0-or-later", "MIT")},
               {top, "qml/X.qml", "import QtQuick\n"},
               {top, "scripts/x.sh", "#!/usr/bin/env bash\nset -e\n"},
               {top, ".ci/run", "#!/usr/bin/env bash\nset -e\n"},
               {unfinished, "app/x.cpp",
                QString(licence) + "// TO"
                                   "DO: more\n"},
               {unfinished, "tests/CMakeLists.txt",
                "# FIX"
                "ME\n"},
               {"files stay small", "app/x.cpp", licence + QString("\n").repeated(499)},
           } +
           includes("engine/core/x.h",
                    {"<QString>", "<QtCore/QString>", "<qglobal.h>", "<fstream>", "<filesystem>", "<iostream>",
                     "<chrono>", "<ctime>", "<cstdio>", "<sys/stat.h>", "<sqlite3.h>", "<SQLiteCpp/SQLiteCpp.h>",
                     "\"data/catalog/pack.h\"", "\"../core/json.h\"", "<dirent.h>", "<random>", "<valijson/schema.hpp>",
                     "<CLI/App.hpp>", "\"tests/tiny/ponds.h\""}) +
           includes("engine/core/x.hpp", {"<QString>"}) + includes("engine/core/x.cc", {"<QString>"}) +
           includes("data/catalog/x.cpp", {"<QFile>", "<sqlite3.h>", "\"editor/x.h\""}) +
           includes("data/store/x.cpp", {"<QtSql>", "\"app/x.h\""}) +
           includes("editor/x.cpp", {"\"app/x.h\"", "<SQLiteCpp/Database.h>"}) +
           includes("app/x.cpp", {"\"qml/x.h\"", "<sqlite3.h>"}) +
           sources("the engine stays inside", {{"engine/core/x.cpp", "auto t = std::chrono::steady_clock::now();\n"},
                                               {"engine/games/x/x.cpp", "f('\"', 1'000); std::cout << \"x\";\n"},
                                               {"engine/core/x.cpp", "std::random_device device;\n"},
                                               {"engine/core/x.cpp", "seed(time(nullptr));\n"},
                                               {"engine/core/x.cpp", "seed(::time(0));\n"},
                                               {"engine/core/x.cpp", "auto t = clock();\n"},
                                               {"engine/core/x.cpp", "int n = std::rand();\n"},
                                               {"engine/core/x.cpp", "int n = rand() % 6;\n"},
                                               {"engine/core/x.cpp", "std::system(\"ls\");\n"},
                                               {"engine/core/x.cpp", "system(\"ls\");\n"},
                                               {"engine/core/x.cpp", "using namespace std; ofstream x(\"a\");\n"},
                                               {"engine/core/x.cpp", "int n = random() % 6;\n"},
                                               {"engine/core/x.cpp", "return ::random();\n"},
                                               {"engine/core/x.cpp", "roll(random());\n"},
                                               {"engine/core/x.cpp", "srandom(7);\n"},
                                               {"engine/core/x.cpp", "double d = drand48();\n"},
                                               {"engine/core/x.cpp", "long n = lrand48() % 6;\n"},
                                               {"engine/core/x.cpp", "int n = rand_r(&seed);\n"},
                                               {"engine/core/x.cpp", "auto n = arc4random_uniform(6);\n"},
                                               {"engine/core/x.cpp", "getrandom(&n, sizeof n, 0);\n"},
                                               {"engine/core/x.cpp", "std::mt19937 chance(7);\n"},
                                               {"engine/core/x.cpp", "std::uniform_int_distribution<int> die(1, 6);\n"},
                                               {"engine/core/x.cpp", "std::ranges::shuffle(deck, chance);\n"},
                                               {"engine/core/x.cpp", "timespec_get(&now, 1);\n"},
                                               {"engine/core/x.cpp", "auto built = __TIME__;\n"},
                                               {"engine/core/x.cpp", "int f = ::open(\"a\", 0);\n"},
                                               {"engine/core/x.cpp", "if (fork() == 0) execvp(a, b);\n"},
                                               {"engine/core/x.cpp", "std::printf(\"x\");\n"}}) +
           sources("SQL stays in the store",
                   {{"app/x.cpp", "run(\"SELECT id FROM row\");\n"},
                    {"data/catalog/x.cpp", "run(R\"(\n  DELETE\n  FROM row)\");\n"},
                    {"editor/x.cpp", "run(1'000, \"PRAGMA user_version\", 2'000);\n"},
                    {"qml/X.qml", "Item { property string q: 'INSERT INTO row' }\n"},
                    {"app/x.cpp", "run(\"select id, name from row\");\n"},
                    {"app/x.cpp", "run(\"update row set name = 1\");\n"},
                    {"app/x.cpp", "run(\"pragma user_version\");\n"},
                    {"app/x.cpp", "run(\"pragma synchronous = off\");\n"},
                    {"app/x.cpp", "run(\"select id \"\n    \"from row \" // all\n \"where 1\");\n"},
                    {"app/x.cpp", "run(\"select count(*) from row\");\n"},
                    {"app/x.cpp", "run(\"select last_insert_rowid()\");\n"},
                    {"app/x.cpp", "run(\"select distinct r.kind as k from row as r\");\n"},
                    {"app/x.cpp", "run(\"select 1\");\n"},
                    {"app/x.cpp", "run(\"Select Name From Row\");\n"},
                    {"app/x.cpp", "run(\"insert or ignore into row(id) values (?)\");\n"},
                    {"app/x.cpp", "run(\"insert into row values (1)\");\n"},
                    {"app/x.cpp", "run(\"replace into row (id) values (1)\");\n"},
                    {"app/x.cpp", "run(\"delete from row where id = 1\");\n"},
                    {"app/x.cpp", "run(\"delete from row\");\n"},
                    {"app/x.cpp", "run(\"create table if not exists t(id)\");\n"},
                    {"app/x.cpp", "run(\"create unique index i on row(id)\");\n"},
                    {"app/x.cpp", "run(\"alter table row add column x\");\n"},
                    {"app/x.cpp", "run(\"drop table row\");\n"},
                    {"app/x.cpp", "run(\"begin immediate\");\n"},
                    {"app/x.cpp", "run(\"vacuum into 'a'\");\n"},
                    {"app/x.cpp", "run(\"with t as (select 1) select * from t\");\n"},
                    {"app/x.cpp", "run(\"CREATE TEMP TABLE t(id)\");\n"},
                    {"app/x.cpp", "sqlite3_exec(file, text, 0, 0, 0);\n"},
                    {"data/transfer/x.cpp", "SQLite::Statement all(file, text);\n"}}) +
           sources("QML only shows", {{"qml/table/rules.js", ""},
                                      {"qml/X.qml", "import QtQuick.LocalStorage\n"},
                                      {"qml/X.qml", "import \"rules.js\" as Rules\n"}}) +
           kinds({{"g/k", "g/other"},
                  {"\"K\"", "\" \""},
                  {"A k.", ""},
                  {"\"title\": \"Id\", ", ""},
                  {"Its name.", ""},
                  {"{", "no JSON"}});
}

QList<Planted> plantedInnocents()
{
    return sources(nullptr,
                   {{"engine/core/x.cpp", "#include \"engine/core/json.h\"\n#include <vector>\n"
                                          "// unlike std::chrono\nconst char *text = \"std::cout\"; // \"SELECT\"\n"},
                    {"data/store/x.cpp", "#include <sqlite3.h>\nrun(\"SELECT id FROM row\");\n"},
                    {"tests/store/x.cpp", "#include <sqlite3.h>\n#include \"app/x.h\"\nrun(\"SELECT 1\");\n"},
                    {"editor/x.cpp", "#include <QString>\nsay(\"Select a row to update\"); // it's 'SELECT\n"},
                    {"app/x.cpp", "say(\"Select a row from the list\", \"Update the set\");\n"},
                    {"app/x.cpp",
                     "say(\"Select cards from the deck\", \"Select 2 cards, then go on\", \"select tiles\");\n"},
                    {"app/x.cpp",
                     "say(\"Update pack set up\", \"Delete from here on\", \"Insert into the deck (on top)\");\n"},
                    {"app/x.cpp", "say(\"Create table talk\", \"Drop table of cards\", \"with care as (always)\");\n"},
                    {"app/x.cpp",
                     "say(\"Begin at once\", \"please select one from all\", \"vacuum\", \"Replace into it\");\n"},
                    {"engine/core/x.cpp", "entry.time(); m_rng.rand(); play.system(1); int time(int turn);\n"},
                    {"engine/core/x.cpp",
                     "bot.random(); Bot::random(); Bot random(); Card random() const; rng->drand48();\n"},
                    {"engine/core/x.cpp",
                     "read.number(\"random\", 1); randomMove(); return open(file); shuffle(deck);\n"}}) +
           QList<Planted>{
               {nullptr, "app/x.cpp", licence + QString("\n").repeated(498)},
               {nullptr, "data/kinds/g/k.json", goodKind},
               {nullptr, "data/kinds/g/shared/x.json", "{}"},
           };
}

} // namespace cardquake
