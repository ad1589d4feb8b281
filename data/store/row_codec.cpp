// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/store/row_codec.h"

#include "data/store/store_error.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <algorithm>

namespace cardquake {

StoredRow encodeRow(const ContentRow &row)
{
    requireName("row id", row.id);
    if (!row.fields.is_object())
        throw StoreError(StoreErrorCode::Invalid, "The row " + inQuotes(row.id) + " must be a group of fields, not " +
                                                      std::string(typeInWords(row.fields)) + ".");
    Json body = row.fields;
    body.erase("id");
    StoredRow stored;
    stored.body = encodeJson(body);
    if (const auto name = body.find("name"); name != body.end() && name->is_string())
        stored.name = name->get<std::string>();
    if (const auto copies = body.find("copies"); copies != body.end() && copies->is_number_integer())
        stored.copies = copies->get<std::int64_t>();
    return stored;
}

ContentRow decodeRow(std::string id, std::string_view body)
{
    Json fields = decodeJson(body);
    if (!fields.is_object())
        throw SQLite::Exception("the row " + id + " has no fields", SQLITE_CORRUPT);
    fields["id"] = id;
    return {std::move(id), std::move(fields)};
}

std::string encodeJson(const Json &value)
{
    try {
        return value.dump();
    } catch (const Json::exception &) { // the only reason to refuse is a text that is not UTF-8
        throw StoreError(StoreErrorCode::Invalid,
                         "A text in " + excerpt(value) + " is not valid UTF-8. Nothing was saved. Write it again.");
    }
}

Json decodeJson(std::string_view text)
{
    try {
        return Json::parse(text);
    } catch (const Json::exception &) {
        throw SQLite::Exception("a stored text is not JSON", SQLITE_CORRUPT);
    }
}

void requireName(std::string_view what, std::string_view name)
{
    if (name.empty())
        throw StoreError(StoreErrorCode::Invalid, "A " + std::string(what) + " cannot be empty. Choose one.");
    constexpr std::size_t longest = 200;
    if (name.size() > longest)
        throw StoreError(StoreErrorCode::Invalid, "A " + std::string(what) + " cannot be longer than " +
                                                      std::to_string(longest) + " bytes; this one has " +
                                                      std::to_string(name.size()) + ".");
    if (std::ranges::any_of(name, [](unsigned char c) { return c < ' ' || c == 0x7f; }))
        throw StoreError(StoreErrorCode::Invalid, "A " + std::string(what) +
                                                      " is one line of text, without tabs and other signs that cannot "
                                                      "be seen.");
    encodeJson(Json(name));
}

void requirePackId(std::string_view id)
{
    requireName("pack id", id);
    constexpr std::size_t longest = 64;
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (id.size() > longest || id.front() == '-' || !std::ranges::all_of(id, fits))
        throw StoreError(StoreErrorCode::Invalid, inQuotes(id) +
                                                      " cannot be the id of a pack. Use small letters, digits and "
                                                      "hyphens, 64 at most, such as my-bugout.");
}

} // namespace cardquake
