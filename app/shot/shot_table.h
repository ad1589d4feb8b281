// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shot/shot_screens.h"

class QObject;

namespace cardquake {

// The table in moments worth a picture. The same seed gives the same moment.

void showTable(const ShotScene &scene);                       ///< without a game
void showGame(const ShotScene &scene);                        ///< some turns into a game
void showReaction(const ShotScene &scene);                    ///< when a player is asked to react
void showReplay(const ShotScene &scene);                      ///< looking back from there
void showEnd(const ShotScene &scene);                         ///< when it is over
void selectSurvivor(const ShotScene &scene, QObject &window); ///< the one with most to do

} // namespace cardquake
