// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/toy_game.h"

#include <algorithm>
#include <stdexcept>

namespace cardquake::toy {

KindCatalog catalog()
{
    static constexpr EmbeddedFile files[] = {
        {"kinds/toy/card.json", R"({
            "$id": "toy/card", "title": "Card", "type": "object", "required": ["id"], "x-order": 1,
            "properties": {
                "id": {"type": "string"},
                "name": {"type": "string"},
                "copies": {"type": "integer"},
                "weight": {"type": "number"},
                "rare": {"type": "boolean"},
                "cells": {"type": "array"},
                "cost": {"$ref": "#/definitions/cost"},
                "motto": {"$ref": "shared/words.json#/definitions/motto"},
                "free": {"title": "Anything"},
                "either": {"type": ["string", "null"]}
            },
            "definitions": {"cost": {"type": "object"}}
        })"},
        {"kinds/toy/constant.json", R"({
            "$id": "toy/constant", "title": "Constant", "type": "object", "required": ["id", "value"], "x-order": 2,
            "properties": {"id": {"type": "string"}, "value": true}
        })"},
        {"kinds/toy/shared/words.json", R"({
            "definitions": {"motto": {"$ref": "#/definitions/line"}, "line": {"type": "string"}}
        })"},
    };
    Result<KindCatalog> loaded = KindCatalog::load(files);
    if (!loaded)
        throw std::logic_error(loaded.error().message);
    return std::move(*loaded);
}

ContentRow row(Json fields)
{
    std::string id = fields.at("id");
    return {std::move(id), std::move(fields)};
}

Pack ordinaryPack()
{
    Pack pack{{"ordinary", "toy", "Ordinary", "A pack like others."}, {}, {}};
    pack.rows.put("card", row({{"id", "z"}, {"name", "Last comes first"}, {"cells", {"A1", "B2"}}}));
    pack.rows.put("card", row({{"id", "a"}, {"copies", 2}, {"artist", "Ada"}}));
    pack.rows.setConstant("hand.base", 3);
    pack.assets = {{"a.png", std::string("\x89PNG\0\r\n\xff", 8)}, {"b.svg", ""}};
    return pack;
}

std::vector<ContentRow> RowMaker::rows(std::size_t count)
{
    std::vector<ContentRow> rows;
    while (rows.size() < count) {
        Json fields = {{"id", text() + '#' + std::to_string(rows.size())}};
        for (const char *field : {"name", "copies", "weight", "rare", "cells", "cost", "motto", "free", "either",
                                  "zeta", "", "a,b;c\t\"d\"\n", "=1"})
            if (below(3) > 0)
                fields[field] = value(0);
        rows.push_back(row(std::move(fields)));
    }
    return rows;
}

unsigned RowMaker::below(std::size_t limit)
{
    return static_cast<unsigned>(m_random() % limit);
}

std::string RowMaker::text()
{
    static const std::vector<std::string> pieces = {"",
                                                    "",
                                                    "\"",
                                                    "\"\"",
                                                    ",",
                                                    ";",
                                                    "\t",
                                                    "\n",
                                                    "\r\n",
                                                    "\r",
                                                    " ",
                                                    "5",
                                                    "-0",
                                                    "1e3",
                                                    "1e999",
                                                    "true",
                                                    "TRUE",
                                                    "null",
                                                    "[1]",
                                                    "{\"a\": 1}",
                                                    "[",
                                                    "{",
                                                    "json:",
                                                    "json:5",
                                                    "=1+1",
                                                    "+1",
                                                    "-",
                                                    "@x",
                                                    "\\",
                                                    "\\\"",
                                                    "rain",
                                                    "\u00e4",
                                                    "\u6c34",
                                                    "\u200b",
                                                    "\U0001F30B",
                                                    "\ufeff",
                                                    std::string(1, '\0'),
                                                    "\x01",
                                                    "\x7f",
                                                    "'"};
    std::string text;
    for (unsigned i = 1 + below(3); i > 0; --i)
        text += pieces[below(pieces.size())];
    return text;
}

Json RowMaker::number()
{
    static const std::vector<Json> numbers = {0,
                                              -1,
                                              36,
                                              9223372036854775807LL,
                                              -9223372036854775807LL - 1,
                                              18446744073709551615ULL,
                                              0.0,
                                              -0.0,
                                              2.0,
                                              0.1,
                                              1e20,
                                              1.7976931348623157e308,
                                              5e-324,
                                              3.141592653589793};
    return numbers[below(numbers.size())];
}

Json RowMaker::value(int depth)
{
    switch (below(depth < 3 ? 7 : 5)) {
    case 0:
        return nullptr;
    case 1:
        return below(2) == 0;
    case 2:
        return number();
    case 3:
    case 4:
        return text();
    case 5: {
        Json list = Json::array();
        for (unsigned i = below(4); i > 0; --i)
            list.push_back(value(depth + 1));
        return list;
    }
    default: {
        Json object = Json::object();
        for (const char *key : {"verb", "do", "a", "label", "id"})
            if (below(2) == 0)
                object[key] = value(depth + 1);
        object[text()] = value(depth + 1);
        return object;
    }
    }
}

std::string damaged(std::string text, unsigned seed)
{
    std::mt19937 random(seed);
    for (auto hits = 1 + random() % 3; hits > 0; --hits) {
        const std::size_t place = random() % text.size();
        switch (random() % 4) {
        case 0:
            text[place] = static_cast<char>(random());
            break;
        case 1:
            text[place] = "\",;[]{}\n\\0"[random() % 10];
            break;
        case 2:
            text.erase(place, 1 + random() % 5);
            break;
        default:
            text.insert(place, text.substr(random() % text.size(), random() % 20));
        }
    }
    return text;
}

bool areIdentical(const std::vector<ContentRow> &a, const std::vector<ContentRow> &b)
{
    const auto same = [](const ContentRow &x, const ContentRow &y) {
        return x == y && toLine(x.fields) == toLine(y.fields);
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

bool mention(const Diagnostics &diagnostics, const std::string &what)
{
    return std::ranges::any_of(diagnostics,
                               [&](const Diagnostic &d) { return d.message.find(what) != std::string::npos; });
}

} // namespace cardquake::toy
