#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Cardquake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From a bare system to a finished build; what run.sh and test.sh do first.
#   scripts/bootstrap.sh [--no-install] PRESET TARGET
# Says nothing when there is nothing to do, and never writes to stdout: that belongs to the program.
# Exit codes: 1 the build failed, 2 something that is needed is missing.
set -euo pipefail

root=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")
packageList=$root/scripts/packages.txt
mayInstall=yes
if [[ ${1-} == --no-install ]]; then
    mayInstall=no
    shift
fi
preset=$1
target=$2
buildDir=$root/build/$preset

say() {
    printf '%s\n' "$@" >&2
}

# showProgress LOG COLUMNS: keeps the last line of a log on the line of the cursor, until it is ended.
showProgress() {
    local line
    while sleep 0.5 && kill -0 $$ 2>/dev/null; do
        trap 'printf "\r\033[K" >&2; exit' TERM
        line=$(tail -n 1 -- "$1" 2>/dev/null | tr -d '\r\t') || true
        printf '\r\033[K%s' "${line:0:$2}" >&2
    done
}

# logged LOG COMMAND...: runs a command whose output matters only when it fails. Children do not inherit the lock.
logged() {
    local log=$1 ticker='' code=0
    shift
    : >"$log"
    if [[ -t 2 ]]; then
        showProgress "$log" "$(($(tput cols 2>/dev/null || echo 80) - 1))" 9>&- &
        ticker=$!
    fi
    "$@" >>"$log" 2>&1 9>&- || code=$?
    if [[ -n $ticker ]]; then
        kill "$ticker" 2>/dev/null || true
        wait "$ticker" 2>/dev/null || true
    fi
    return "$code"
}

# --- packages -------------------------------------------------------------------------------------------------------

neededPackages() {
    awk '/^[a-z]/ { print $1 }' "$packageList"
}

installedPackages() {
    # shellcheck disable=SC2016 # dpkg-query's own variables
    neededPackages | xargs dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' 2>/dev/null | awk '/^.i/ { print $2 }'
}

missingPackages() {
    neededPackages | grep -vxF -f <(installedPackages) || true
}

# The packages named on stdin, each with what it is for.
explain() {
    awk 'NR == FNR { named[$1]; next } $1 in named { print "  " $0 }' - "$packageList" >&2
}

listsAreStale() {
    # apt touches this folder with every update; as long as its parent holds no package lists, there was none.
    ! compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null ||
        [[ -n $(find /var/lib/apt/lists/partial -maxdepth 0 -mtime +0 2>/dev/null) ]]
}

# installWithApt PACKAGE...
installWithApt() {
    local asRoot=(env DEBIAN_FRONTEND=noninteractive) log=$root/build/install.log
    if ((EUID != 0)); then
        asRoot=(sudo "${asRoot[@]}")
    fi
    say "Installing $# packages with apt, because Cardquake is built from source (--no-install only lists them): $*"
    if listsAreStale && ! logged "$log" "${asRoot[@]}" apt-get -q update; then
        tail -n 20 -- "$log" >&2
        say "apt could not renew its package lists; trying with those it has."
    fi
    if ! logged "$log" "${asRoot[@]}" apt-get -q install -y --no-install-recommends -o DPkg::Lock::Timeout=600 "$@"; then
        tail -n 20 -- "$log" >&2
        say "The packages could not be installed; the reason stands above, all of it in build/install.log."
        exit 2
    fi
}

# Systems with other package names get the list; whoever has everything from elsewhere can build nevertheless.
explainToOtherSystems() {
    if [[ -f $buildDir/build.ninja ]]; then
        return
    fi
    say "This system has no apt, so nothing is installed for you. Cardquake needs, under their names in Debian 12:"
    neededPackages | explain
    local tool
    for tool in cmake ninja c++; do
        if ! command -v "$tool" >/dev/null; then
            say "Please install them and try again: $tool was not found."
            exit 2
        fi
    done
    say "Trying with what is there."
}

checkPackages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        explainToOtherSystems
        return
    fi
    local missing
    mapfile -t missing < <(missingPackages)
    if ((${#missing[@]} == 0)); then
        return
    fi
    if [[ $mayInstall == yes ]] && { ((EUID == 0)) || command -v sudo >/dev/null; }; then
        installWithApt "${missing[@]}"
        return
    fi
    say "Cardquake is built from source, and these packages are missing:"
    printf '%s\n' "${missing[@]}" | explain
    say "To install them, as root: apt-get install --no-install-recommends ${missing[*]}"
    exit 2
}

# --- build ----------------------------------------------------------------------------------------------------------

# One build at a time in one tree; the lock goes when this script does.
takeTurns() {
    if ! command -v flock >/dev/null; then
        return
    fi
    exec 9>"$root/build/lock"
    if ! flock -n 9; then
        say "Waiting for another build of this tree to finish."
        flock 9
    fi
}

cacheHolds() {
    grep -qxF -e "$1" "$buildDir/CMakeCache.txt"
}

# A build folder knows its place by absolute paths: in a tree that was moved or copied it is worth nothing.
forgetMovedBuild() {
    if [[ -f $buildDir/CMakeCache.txt ]] && ! cacheHolds "CMAKE_HOME_DIRECTORY:INTERNAL=$root"; then
        rm -rf -- "$buildDir"
    fi
}

# Changed build files are ninja's to notice; a changed wish for warnings as errors is ours.
configured() {
    if [[ ! -f $buildDir/build.ninja ]]; then
        return 1
    fi
    [[ -z ${CARDQUAKE_WERROR-} ]] || cacheHolds "CARDQUAKE_WERROR:BOOL=$CARDQUAKE_WERROR"
}

build() {
    local log=$root/build/$preset.log
    if ! configured; then
        say "Building Cardquake ($preset); the first time takes some minutes."
        if ! logged "$log" cmake --preset "$preset"; then
            cat -- "$log" >&2
            say "The build could not be prepared; the reason stands above."
            exit 1
        fi
    fi
    if ! logged "$log" cmake --build --preset "$preset" --target "$target"; then
        sed -nE '/^(FAILED:|CMake Error)/,$p' "$log" | grep . >&2 || tail -n 40 -- "$log" >&2
        say "The build failed; the reason stands above, all of it in build/$preset.log."
        exit 1
    fi
}

if [[ ${CI-} == true ]]; then
    export CARDQUAKE_WERROR=ON
fi
cd -- "$root"
mkdir -p build
takeTurns
checkPackages
forgetMovedBuild
build
