// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/drawing.h"

#include <QByteArray>

#include <string>

namespace cardquake {

/// A picture of `data/art`, compiled into the program, by its name without ending: `icons/landmark`. Read once, then
/// shared by all threads; it cannot change while the program runs.
Result<DrawingPtr> builtInArt(const std::string &name);
bool hasBuiltInArt(const std::string &name);

/// A file of `data/art` as it is: `scenes/family-recipes.json`. Empty when there is none.
QByteArray builtInArtFile(const std::string &path);

} // namespace cardquake
