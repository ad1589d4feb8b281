#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Cardquake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Plays the games of tests/playthroughs anew and writes them out, after a change of the rules or the content that was
# meant to change them. Look at the difference before you commit it.
set -euo pipefail
root=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")

"$root/scripts/bootstrap.sh" release write_playthroughs </dev/null
for game in bugout; do
    "$root/build/release/tests/playthroughs/write_playthroughs" "$game" "$root/tests/playthroughs/$game.txt"
done
