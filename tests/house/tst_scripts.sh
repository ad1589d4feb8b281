#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Cardquake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The two commands, tried on a tiny tree of their own (with blanks in its path) with the real CMake and ninja.
# Only what would change the system is acted: dpkg-query, apt-get and sudo come from a folder put first in PATH.
#   tst_scripts.sh SOURCE_DIR
set -euo pipefail
source=$1
unset CI CARDQUAKE_WERROR CTEST_PARALLEL_LEVEL
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
failures=0

fake() { # fake NAME: an acted program; its text comes on stdin
    { echo '#!/usr/bin/env bash' && cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# A new tree and a system that lacks nothing. `cardquake` there tells its arguments, place and stdin, and exits with 7.
newTree() {
    rm -rf -- "${work:?}"/*
    tree="$work/a tree"
    mkdir -p "$work/bin" "$tree/app" "$work/else where"
    cp -r "$source/run.sh" "$source/test.sh" "$source/scripts" "$source/.ci" "$source/CMakePresets.json" "$tree"
    cat >"$tree/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(Tiny LANGUAGES NONE)
option(CARDQUAKE_WERROR "" OFF)
set(program ${CMAKE_BINARY_DIR}/app/cardquake)
add_custom_command(OUTPUT ${program} DEPENDS app/program.sh VERBATIM
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/app
    COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_SOURCE_DIR}/app/program.sh ${program})
add_custom_target(cardquake ALL DEPENDS ${program})
enable_testing()
add_test(NAME tst_good COMMAND ${CMAKE_COMMAND} -E echo good)
add_test(NAME tst_bad COMMAND ${CMAKE_COMMAND} -E false)
CMAKE
    cat >"$tree/app/program.sh" <<'PROGRAM'
#!/usr/bin/env bash
printf '[%s]' "$PWD" "$@" "$(cat)"
exit 7
PROGRAM
    chmod +x "$tree/app/program.sh"
    fake dpkg-query <<'DPKG'
for name; do [[ $name == -* || $name == '$'* || " ${LACKS-} " == *" $name "* ]] || echo "ii  $name"; done
DPKG
    fake apt-get <<'APT'
echo "apt-get $*" >>"$(dirname "$0")/../apt.log"
APT
    fake sudo <<'SUDO'
exec "$@"
SUDO
}

# run COMMAND...: from a folder that is not the tree's; keeps stdout, stderr and exit code.
run() {
    code=0
    (cd "$work/else where" && PATH=${path-$work/bin:$PATH} "$@" >"$work/out" 2>"$work/err") || code=$?
}

expect() { # expect WHAT CONDITION...
    local what=$1
    shift
    if "$@"; then
        echo "ok: $what"
        return
    fi
    echo "FAILED: $what (exit code ${code-})"
    sed 's/^/    out: /' "$work/out"
    sed 's/^/    err: /' "$work/err"
    failures=$((failures + 1))
}

said() { grep -qF -e "$1" "$work/err"; }
printed() { [[ $(<"$work/out") == "$1" ]]; }
endedWith() { [[ $code == "$1" ]]; }
silent() { [[ ! -s $work/$1 ]]; }
installed() { [[ -f $work/apt.log ]] && grep -qE -e "^apt-get .*install .* $1\$" "$work/apt.log"; }
not() { ! "$@"; }

newTree
LACKS="ccache libqpdf-dev" run "$tree/run.sh" --no-install pack list
expect "--no-install names what is missing" said "  ccache "
expect "... and what it is for" said "print sheets"
expect "... and nothing else" not said "ninja-build"
expect "... and refuses" endedWith 2
expect "... and leaves stdout alone" silent out
expect "... and does not install or build" not test -e "$work/apt.log" -o -e "$tree/build/release"

LACKS="ccache libqpdf-dev" run "$tree/run.sh"
expect "missing packages are installed, and no others" installed "ccache libqpdf-dev"
expect "... without recommended extras" grep -q -- '--no-install-recommends' "$work/apt.log"
expect "... after one line that says so" said "Installing 2 packages with apt, because"
expect "... and the program starts" endedWith 7

newTree
mkdir "$work/few"
for tool in bash env awk dirname readlink mkdir flock grep; do ln -s "$(command -v "$tool")" "$work/few"; done
path=$work/few run "$tree/run.sh"
expect "a system without apt gets the list" said "JSON Schema: checks the content of packs"
expect "... and hears what to do" said "cmake was not found"
expect "... with exit code 2" endedWith 2

newTree
run "$tree/run.sh" --no-install row "two words" "" --no-install --help <<<"for the program"
place="[$work/else where]"
expect "arguments, place and stdin reach the program" \
    printed "${place}[row][two words][][--no-install][--help][for the program]"
expect "... whose exit code is ours" endedWith 7
run "$tree/run.sh" </dev/null
expect "a second run says nothing of the build" silent err
expect "... and stdout is the program's alone" printed "${place}[]"

echo 'echo changed' >"$tree/app/program.sh"
run "$tree/run.sh"
expect "a change is built" printed changed
mv "$tree" "$work/moved tree"
tree="$work/moved tree"
run "$tree/run.sh"
expect "a moved tree is built anew" printed changed
ln -s "$tree/run.sh" "$work/bin/cardquake"
run "$work/bin/cardquake"
expect "a link to run.sh works" printed changed

echo 'this is no CMake' >>"$tree/CMakeLists.txt"
run "$tree/run.sh"
expect "a broken build shows its reason" said 'Parse error'
expect "... and where to read on" said "build/release.log"
expect "... and fails" endedWith 1
expect "... and starts nothing" silent out

newTree
PATH=$work/bin:$PATH "$tree/run.sh" </dev/null >"$work/other" 2>&1 &
run "$tree/run.sh" </dev/null
wait $! && otherCode=0 || otherCode=$?
expect "two first runs at once both start" test "$code$otherCode" = 77

newTree
run "$tree/test.sh" -R good
expect "test.sh passes its arguments on to ctest" endedWith 0
expect "... and ends with what ctest says" grep -q '100% tests passed, 0 tests failed out of 1' "$work/out"
run "$tree/test.sh"
expect "test.sh runs all tests and fails with them" endedWith 8
run "$tree/test.sh" -R good --asan
expect "--asan takes the build with sanitizers" test -f "$tree/build/asan/build.ninja" -a "$code" = 0
expect "warnings are no errors at home" grep -q 'CARDQUAKE_WERROR:BOOL=$' "$tree/build/release/CMakeCache.txt"
run "$tree/.ci/run" -R good
expect "... but they are in CI" grep -q 'CARDQUAKE_WERROR:BOOL=ON' "$tree/build/release/CMakeCache.txt"

echo "$failures failed"
((failures == 0))
