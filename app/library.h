// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/pack.h"
#include "data/catalog/validate.h"
#include "data/store/workshop.h"
#include "engine/core/registry.h"

#include <filesystem>

namespace cardquake {

/// `$XDG_DATA_HOME/cardquake/library.cardquake`: where a user's own content lives unless told otherwise.
std::filesystem::path defaultLibraryPath();

/// The kinds of all games, as they were compiled into the program.
const KindCatalog &builtInKinds();

/// A workshop file, opened for the program. One that was never filled, new or not, gets the built-in packs at once, and
/// an old one is brought up to date, also for reading; while another program does that, this waits for it.
Workshop openLibrary(const std::filesystem::path &path, bool readOnly = false);

/// Whether a word means the folder of an exported pack and no pack of the library: it has a `/`, or begins with a `.`.
bool meansFolder(std::string_view pack);

/// The pack in the folder of an export.
Result<Pack> packOfFolder(const std::filesystem::path &folder);

/// The rows of a pack as a game's engine wants them: with all kinds of the game, also those without rows.
Result<ContentRows> rowsForGame(Pack pack, std::string_view game);

/// Content for the engine. No pack: the game's own pack as it ships, so that results do not depend on anybody's edits.
/// Otherwise a pack of the library, or the path of an exported pack's folder.
ContentSource packContent(const std::filesystem::path &library);

/// Everything that is wrong with a pack: its rows against their kinds, and what spans rows, as its game sees it.
Diagnostics diagnose(const Pack &pack, GameRegistry games);

} // namespace cardquake
