// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/face_kinds.h"

namespace cardquake::bugout {

/// All faces of BUGOUT.
GameFaces faces();

} // namespace cardquake::bugout
