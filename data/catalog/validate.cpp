// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalog/validate.h"

#include "data/catalog/closest.h"
#include "data/catalog/row_check.h"
#include "data/catalog/wording.h"

#include <algorithm>
#include <iterator>

namespace cardquake {
namespace {

constexpr long long mostCopies = 1'000'000; // so that a sum of absurd numbers stays a number

Diagnostic aboutKind(std::string kind, Severity severity, std::string message, std::string fix = {})
{
    Diagnostic diagnostic;
    diagnostic.severity = severity;
    diagnostic.kind = std::move(kind);
    diagnostic.message = std::move(message);
    diagnostic.fix = std::move(fix);
    return diagnostic;
}

Diagnostic unknownGame(const KindCatalog &catalog, const std::string &game)
{
    return aboutKind("", Severity::Error, "There is no game \"" + game + "\".", didYouMean(game, catalog.games()));
}

Diagnostic unknownKind(const KindCatalog &catalog, const std::string &game, const std::string &kind,
                       const std::string &consequence)
{
    std::vector<std::string> known;
    for (const Kind *each : catalog.kinds(game))
        known.push_back(each->id);
    return aboutKind(kind, Severity::Error, "The game " + game + " has no kind \"" + kind + "\"" + consequence + '.',
                     didYouMean(kind, known));
}

/// How many components one row stands for.
long long copiesOf(const Kind &kind, const ContentRow &row)
{
    if (kind.copiesField.empty())
        return 1;
    const Json *copies = wordOf(row.fields, kind.copiesField);
    if (!copies)
        copies = wordOf(kind.schema.at("properties").at(kind.copiesField), "default");
    if (!copies || !copies->is_number_integer())
        return 1;
    return std::clamp(copies->get<long long>(), 0LL, mostCopies);
}

/// `There are 35 map tiles; the rules need 36.`
std::string countMessage(long long count, const Kind &kind, const std::string &rest)
{
    if (count == 1)
        return "There is 1 " + inSentence(kind.title) + rest;
    return "There are " + (count == 0 ? "no" : std::to_string(count)) + ' ' + inSentence(kind.plural) + rest;
}

Diagnostics checkCounts(const Kind &kind, const std::vector<ContentRow> &rows)
{
    Diagnostics found;
    const auto count = static_cast<long long>(rows.size());
    if (kind.rows && count != *kind.rows)
        found.push_back(aboutKind(kind.id, Severity::Error,
                                  countMessage(count, kind, "; the rules need " + std::to_string(*kind.rows) + '.')));
    if (!kind.total)
        return found;
    long long total = 0;
    for (const ContentRow &row : rows)
        total += copiesOf(kind, row);
    if (total != *kind.total)
        found.push_back(aboutKind(kind.id, Severity::Warning,
                                  countMessage(total, kind, "; the box holds " + std::to_string(*kind.total) + '.')));
    return found;
}

} // namespace

struct Validator::Impl {
    explicit Impl(const KindCatalog &kinds)
        : catalog(kinds)
        , cache(kinds)
    {
    }

    Diagnostics check(const Kind &kind, const ContentRow &row, const References *references)
    {
        return RowCheck(kind, SchemaWalk(catalog, kind, cache), row, references).run();
    }

    const KindCatalog &catalog;
    SchemaCache cache;
};

Validator::Validator(const KindCatalog &catalog)
    : m_impl(std::make_unique<Impl>(catalog))
{
}

Validator::~Validator() = default;

Diagnostics Validator::row(std::string_view game, std::string_view kind, const ContentRow &row) const
{
    const KindCatalog &catalog = m_impl->catalog;
    if (const Kind *known = catalog.find(game, kind))
        return m_impl->check(*known, row, nullptr);
    Diagnostic diagnostic = catalog.kinds(game).empty()
                                ? unknownGame(catalog, std::string(game))
                                : unknownKind(catalog, std::string(game), std::string(kind), "");
    diagnostic.row = row.id;
    return {diagnostic};
}

Diagnostics Validator::pack(const Pack &pack) const
{
    const KindCatalog &catalog = m_impl->catalog;
    const std::string &game = pack.info.game;
    const References references(catalog, pack);
    const std::vector<const Kind *> kinds = catalog.kinds(game);
    Diagnostics found;
    for (const Kind *kind : kinds) {
        const std::vector<ContentRow> &rows = pack.rows.rows(kind->id);
        std::ranges::move(checkCounts(*kind, rows), std::back_inserter(found));
        for (const ContentRow &row : rows)
            std::ranges::move(m_impl->check(*kind, row, &references), std::back_inserter(found));
    }
    if (kinds.empty())
        found.push_back(unknownGame(catalog, game));
    else
        for (const std::string &kind : pack.rows.kinds())
            if (!catalog.find(game, kind))
                found.push_back(
                    unknownKind(catalog, game, kind,
                                ", so its " + counted(pack.rows.rows(kind).size(), "row", "rows") + " cannot be used"));
    for (Diagnostic &diagnostic : found)
        diagnostic.pack = pack.info.id;
    return found;
}

} // namespace cardquake
