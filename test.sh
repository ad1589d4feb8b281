#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Cardquake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Cardquake and runs all its tests.
set -euo pipefail
root=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")

preset=release
flags=()
forCtest=()
for argument in "$@"; do
    case $argument in
    --asan) preset=asan ;;
    --no-install) flags=(--no-install) ;;
    -h | --help)
        cat <<'HELP'
Usage: ./test.sh [--asan] [--no-install] [ctest arguments]

  --asan        with the address and undefined-behaviour sanitizers
  --no-install  list the packages that are missing instead of installing them
  -R PATTERN    only the tests whose name fits; this and all else goes to ctest

Example: ./test.sh --asan -R tst_json
HELP
        exit 0
        ;;
    *) forCtest+=("$argument") ;;
    esac
done

"$root/scripts/bootstrap.sh" "${flags[@]}" "$preset" all </dev/null

export QT_QPA_PLATFORM=offscreen
export CTEST_PARALLEL_LEVEL=${CTEST_PARALLEL_LEVEL:-$(nproc)}
cd -- "$root"
exec ctest --preset "$preset" "${forCtest[@]}"
