// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/saved_game.h"

#include "app/library.h"
#include "app/table/table_values.h"
#include "engine/core/text.h"

#include <cassert>

namespace cardquake {
namespace {

Json pictureOf(const Session &session)
{
    Json picture = Json::array();
    for (const TableSpace &space : session.table({}).spaces)
        picture.push_back({{"x", space.x}, {"y", space.y}, {"face", facePath(space.face).toStdString()}});
    return picture;
}

void readPicture(const Json &body, SavedGameInfo &game)
{
    if (const auto picture = body.find("picture"); picture != body.end() && picture->is_array())
        for (const Json &space : *picture)
            if (space.is_object() && space.contains("x") && space.contains("y") && space.contains("face") &&
                space.at("x").is_number() && space.at("y").is_number() && space.at("face").is_string())
                game.picture.push_back({space.at("x"), space.at("y"), space.at("face")});
}

/// Where the history stood when a game was saved: its content can be found there again.
std::string placeInHistory(const Workshop &library)
{
    const std::optional<HistoryEntry> last = library.nextUndo();
    return std::to_string(last ? last->position : 0);
}

Result<Json> bodyOf(const Workshop &library, const std::string &name)
{
    const std::optional<Document> document = library.document(DocumentKind::SavedGame, name);
    if (!document)
        return failure("unknown-game", "There is no saved game " + inQuotes(name) + ".");
    const Json &body = document->body;
    if (!body.is_object() || !body.contains("game") || !body.at("game").is_object())
        return failure("bad-save", "The saved game " + inQuotes(name) + " is damaged: it holds no game.");
    return body;
}

/// A pack on its way to the table: the engine gets its rows, the painter of faces the same rows and its pictures.
class PackOnTable {
public:
    PackOnTable(const Workshop &library, std::string version)
        : m_library(library)
        , m_version(std::move(version))
    {
    }

    ContentSource source()
    {
        return [this](std::string_view game, std::string_view pack) { return load(game, pack); };
    }

    PlayedGame::Faces facesFor(const OpenGame &game) const
    {
        ContentRows rows = m_pack.rows;
        const Result<void> laid = layContent(rows, game.content.changes);
        assert(laid); // the game was opened with them
        return std::make_shared<FaceSource>(m_pack.info.game, std::move(rows), m_pack.assets);
    }

private:
    Result<ContentRows> load(std::string_view game, std::string_view pack)
    {
        try {
            m_pack = m_version.empty() ? m_library.load(pack) : m_library.contentAt(m_version, pack);
        } catch (const StoreError &error) {
            return failure("unknown-pack", error.what());
        }
        Result<ContentRows> rows = rowsForGame(m_pack, game);
        if (rows)
            m_pack.rows = *rows;
        return rows;
    }

    const Workshop &m_library;
    std::string m_version;
    Pack m_pack;
};

} // namespace

std::vector<SavedGameInfo> savedGames(const Workshop &library)
{
    std::vector<SavedGameInfo> games;
    for (const DocumentInfo &info : library.documents(DocumentKind::SavedGame)) {
        SavedGameInfo game{info.name, info.pack, info.summary, info.time, {}, {}};
        if (const Result<Json> body = bodyOf(library, info.name))
            readPicture(*body, game);
        else
            game.damage = body.error().message;
        games.push_back(std::move(game));
    }
    return games;
}

void saveGame(Workshop &library, const std::string &name, const PlayedGame &game, const std::string &summary)
{
    const OpenGame &open = game.game();
    const Json body = {{"game", saveGame(open)},
                       {"version", placeInHistory(library)},
                       {"seats", toJson(game.seats())},
                       {"picture", pictureOf(game.live())}};
    library.saveDocument(DocumentKind::SavedGame, {{name, open.content.pack, summary, 0}, body});
}

Result<PlayedGame> startGame(const Workshop &library, std::string_view game, ContentChoice content, GameStart start,
                             std::vector<SeatPlan> seats)
{
    PackOnTable pack(library, {});
    Result<OpenGame> opened = openGame(game, std::move(content), std::move(start), shippedGames(), pack.source());
    if (!opened)
        return tl::unexpected(opened.error());
    PlayedGame::Faces faces = pack.facesFor(*opened);
    return PlayedGame(std::move(*opened), std::move(seats), std::move(faces));
}

Result<PlayedGame> openSavedGame(const Workshop &library, const std::string &name)
{
    const Result<Json> body = bodyOf(library, name);
    if (!body)
        return tl::unexpected(body.error());
    Result<std::vector<SeatPlan>> seats = readSeatPlans(body->value("seats", Json()));
    if (!seats)
        return tl::unexpected(seats.error());
    const auto load = [&](const std::string &version) -> Result<PlayedGame> {
        PackOnTable pack(library, version);
        Result<OpenGame> game = loadGame(body->at("game"), shippedGames(), pack.source());
        if (!game)
            return tl::unexpected(game.error());
        PlayedGame::Faces faces = pack.facesFor(*game);
        return PlayedGame(std::move(*game), *seats, std::move(faces));
    };
    Result<PlayedGame> game = load({});
    if (!game && body->contains("version") && body->at("version").is_string())
        if (Result<PlayedGame> asItWas = load(body->at("version")))
            return asItWas;
    return game;
}

} // namespace cardquake
