#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Cardquake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Cardquake when needed and starts it. `--no-install`, given first, only lists the packages that are missing;
# all other arguments are the program's.
set -euo pipefail
root=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")

flags=()
while [[ ${1-} == --no-install ]]; do
    flags=(--no-install)
    shift
done

# What comes on stdin is for the program.
"$root/scripts/bootstrap.sh" "${flags[@]}" release cardquake </dev/null
exec "$root/build/release/app/cardquake" "$@"
