// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library.h"

#include "data/transfer/builtin_packs.h"
#include "data/transfer/pack_folder.h"
#include "engine/core/text.h"

#include <chrono>
#include <cstdlib>
#include <optional>
#include <thread>

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
    return rowsForGame(std::move(*pack), game);
}

Result<Pack> packOfLibrary(const fs::path &library, std::string_view pack)
{
    try {
        return openLibrary(library, true).load(pack);
    } catch (const StoreError &error) {
        return failure("unknown-pack", error.what());
    }
}

/// For reading; nothing when the file has to be made, filled or brought up to date first.
std::optional<Workshop> openAsItIs(const fs::path &path)
{
    std::error_code unreachable; // whatever is in the way, making the file will say so
    if (!fs::exists(path, unreachable))
        return std::nullopt;
    OpenOptions options;
    options.readOnly = true;
    try {
        Workshop library = Workshop::open(path, options);
        return library.isNew() ? std::nullopt : std::optional(std::move(library));
    } catch (const StoreError &error) {
        if (error.code() != StoreErrorCode::Older)
            throw;
        return std::nullopt;
    }
}

/// Nothing while another program is making or filling the file.
std::optional<Workshop> tryToOpenFilled(const fs::path &path)
{
    try {
        Workshop library = Workshop::open(path);
        if (!library.isNew())
            return library;
        if (library.access().reason == ReadOnlyReason::InUse)
            return std::nullopt;
        if (library.access().mode == AccessMode::ReadWrite)
            library.seed(builtInPacks());
        return library;
    } catch (const StoreError &error) {
        if (error.code() != StoreErrorCode::InUse)
            throw;
        return std::nullopt;
    }
}

/// Whoever makes a library fills it at once, so two first starts only have to wait a moment for each other.
Workshop openFilled(const fs::path &path)
{
    using namespace std::chrono_literals;
    const auto deadline = std::chrono::steady_clock::now() + 10s;
    for (;;) {
        if (std::optional<Workshop> library = tryToOpenFilled(path))
            return std::move(*library);
        if (std::chrono::steady_clock::now() > deadline)
            throw StoreError(StoreErrorCode::InUse, "Another program is busy with " + inQuotes(path.string()) +
                                                        ". Wait a moment and try again, or close it there.");
        std::this_thread::sleep_for(10ms);
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
    if (readOnly)
        if (std::optional<Workshop> library = openAsItIs(path))
            return std::move(*library);
    return openFilled(path);
}

bool meansFolder(std::string_view pack)
{
    return pack.starts_with('.') || pack.find('/') != std::string_view::npos;
}

Result<Pack> packOfFolder(const fs::path &folder)
{
    auto imported = importFolder(builtInKinds(), folder);
    if (!imported)
        return tl::unexpected<Error>(imported.error());
    return std::move(imported->pack);
}

Result<ContentRows> rowsForGame(Pack pack, std::string_view game)
{
    if (pack.info.game != game)
        return failure("wrong-game", "The pack " + inQuotes(pack.info.id) + " is content for " +
                                         inQuotes(pack.info.game) + ", not for " + inQuotes(game) + ".");
    for (const Kind *kind : builtInKinds().kinds(game))
        pack.rows.addKind(kind->id);
    return std::move(pack.rows);
}

ContentSource packContent(const fs::path &library)
{
    return [library](std::string_view game, std::string_view pack) -> Result<ContentRows> {
        if (pack.empty())
            return contentOf(builtInPack(builtInKinds(), game), game);
        if (meansFolder(pack))
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
