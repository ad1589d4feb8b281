// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library.h"

#include "data/transfer/builtin_packs.h"
#include "data/transfer/pack_folder.h"
#include "engine/core/text.h"

#include <cstdlib>

namespace cardquake {
namespace {

namespace fs = std::filesystem;

std::vector<Pack> builtInPacks()
{
    std::vector<Pack> packs;
    for (const std::string &id : builtInPackIds())
        packs.push_back(builtInPack(builtInKinds(), id).value()); // a test proves that they are sound
    return packs;
}

Result<ContentRows> contentOf(Result<Pack> pack, std::string_view game)
{
    if (!pack)
        return tl::unexpected(pack.error());
    if (pack->info.game != game)
        return failure("wrong-game", "The pack " + inQuotes(pack->info.id) + " is content for " +
                                         inQuotes(pack->info.game) + ", not for " + inQuotes(game) + ".");
    return std::move(pack->rows);
}

Result<Pack> packOfFolder(const fs::path &folder)
{
    auto imported = importFolder(builtInKinds(), folder);
    if (!imported)
        return tl::unexpected<Error>(imported.error());
    return std::move(imported->pack);
}

Result<Pack> packOfLibrary(const fs::path &library, std::string_view pack)
{
    try {
        return openLibrary(library, true).load(pack);
    } catch (const StoreError &error) {
        return failure("unknown-pack", error.what());
    }
}

} // namespace

fs::path defaultLibraryPath()
{
    const char *dataHome = std::getenv("XDG_DATA_HOME");
    const char *home = std::getenv("HOME");
    fs::path folder = dataHome && *dataHome ? fs::path(dataHome) : fs::path(home ? home : ".") / ".local" / "share";
    return folder / "cardquake" / "library.cardquake";
}

const KindCatalog &builtInKinds()
{
    static const KindCatalog catalog = KindCatalog::load(embeddedFiles()).value(); // a test proves that it loads
    return catalog;
}

Workshop openLibrary(const fs::path &path, bool readOnly)
{
    if (path == defaultLibraryPath()) { // nothing needs to be set up before the first start
        std::error_code failed;         // the store says what is wrong with the folder
        fs::create_directories(path.parent_path(), failed);
    }
    OpenOptions options;
    options.readOnly = readOnly && fs::exists(path);
    Workshop library = Workshop::open(path, options);
    if (library.isNew() && library.access().mode == AccessMode::ReadWrite)
        library.seed(builtInPacks());
    return library;
}

ContentSource packContent(const fs::path &library)
{
    return [library](std::string_view game, std::string_view pack) -> Result<ContentRows> {
        if (pack.empty())
            return contentOf(builtInPack(builtInKinds(), game), game);
        if (pack.find('/') != std::string_view::npos)
            return contentOf(packOfFolder(pack), game);
        return contentOf(packOfLibrary(library, pack), game);
    };
}

Diagnostics diagnose(const Pack &pack, GameRegistry games)
{
    Diagnostics diagnostics = Validator(builtInKinds()).pack(pack);
    const GameEntry *game = findGame(games, pack.info.game);
    if (game && game->checkContent) {
        Diagnostics seenByGame = game->checkContent(pack.rows);
        for (Diagnostic &diagnostic : seenByGame)
            diagnostic.pack = pack.info.id;
        addUnsaid(diagnostics, std::move(seenByGame));
    }
    return diagnostics;
}

} // namespace cardquake
