// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/playthroughs/playthrough.h"

#include <fstream>
#include <iostream>

/// `write_playthroughs GAME FILE`: plays the game's playthroughs anew. See scripts/write-playthroughs.sh.
int main(int argc, char **argv)
{
    if (argc != 3) {
        std::cerr << "Usage: write_playthroughs GAME FILE\n";
        return 2;
    }
    try {
        const std::string text = cardquake::playAnew(argv[1]);
        std::ofstream file(argv[2]);
        if (!(file << text) || !file.flush()) {
            std::cerr << argv[2] << " cannot be written.\n";
            return 1;
        }
    } catch (const std::exception &error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
