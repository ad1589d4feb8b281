// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playtest_text.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace cardquake {
namespace {

std::string fixed(double value, int digits)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

std::string percent(double share)
{
    return fixed(100 * share, 1) + " %";
}

std::string bar(double share, int width)
{
    const auto full = static_cast<int>(std::lround(share * width));
    std::string text;
    for (int i = 0; i < width; ++i)
        text += i < full ? "█" : "░";
    return text;
}

/// `landmarks-lost` as words.
std::string inWords(std::string name)
{
    std::ranges::replace(name, '-', ' ');
    return name;
}

double perGame(std::uint64_t count, const PlaytestReport &report)
{
    return report.games() == 0 ? 0 : static_cast<double>(count) / static_cast<double>(report.games());
}

void printOutcome(std::ostream &out, const PlaytestReport &report)
{
    const Share rate = report.winRate();
    out << "Won     " << bar(rate.value, 30) << "  " << percent(rate.value) << "  (95 % sure: " << percent(rate.low)
        << " to " << percent(rate.high) << ")\n";
    const Distribution &turns = report.turns();
    out << "Length  " << fixed(turns.mean(), 1) << " turns on average; 8 of 10 games take " << turns.quantile(0.1)
        << " to " << turns.quantile(0.9) << "; " << fixed(perGame(report.decisions(), report), 0)
        << " decisions a game\n";
}

void printEndings(std::ostream &out, const PlaytestReport &report)
{
    out << "\nHow games end\n";
    for (std::size_t i = 0; i < report.endings().size(); ++i) {
        const double share = perGame(report.endings()[i], report);
        out << "  " << std::left << std::setw(24) << inWords(report.layout().endings[i]) << std::right << std::setw(8)
            << percent(share) << "  " << bar(share, 20) << '\n';
    }
}

void printMeasures(std::ostream &out, const PlaytestReport &report)
{
    out << "\nIn a game, on average\n";
    for (std::size_t i = 0; i < report.measures().size(); ++i) {
        const Distribution &measure = report.measures()[i];
        out << "  " << std::left << std::setw(24) << inWords(report.layout().measures[i]) << std::right << std::setw(8)
            << fixed(measure.mean(), 2) << "  (8 of 10 games: " << measure.quantile(0.1) << " to "
            << measure.quantile(0.9) << ")\n";
    }
}

/// Places called A1, B1, ... in reading order make a map; others are left to the JSON.
std::size_t columnsOf(const std::vector<std::string> &places)
{
    std::size_t columns = 0;
    while (columns < places.size() && places[columns].size() == 2 && places[columns][1] == '1')
        ++columns;
    return columns > 1 && places.size() % columns == 0 ? columns : 0;
}

void printHeatMaps(std::ostream &out, const PlaytestReport &report)
{
    const std::vector<std::string> &places = report.layout().places;
    const std::size_t columns = columnsOf(places);
    if (columns == 0 || report.games() == 0)
        return;
    for (std::size_t map = 0; map < report.layout().heatMaps.size(); ++map) {
        out << "\nWhere: " << inWords(report.layout().heatMaps[map]) << ", in 100 games\n     ";
        for (std::size_t column = 0; column < columns; ++column)
            out << std::setw(6) << places[column].substr(0, 1);
        for (std::size_t place = 0; place < places.size(); ++place) {
            if (place % columns == 0)
                out << "\n  " << std::setw(3) << places[place].substr(1);
            out << std::setw(6) << fixed(100 * perGame(report.heat(map, place), report), 0);
        }
        out << '\n';
    }
}

struct CardEffect {
    const CardName *card = nullptr;
    Share drawn;
    Share notDrawn;

    double difference() const { return drawn.value - notDrawn.value; }
    bool isClear() const { return drawn.low > notDrawn.high || drawn.high < notDrawn.low; }
};

void printCards(std::ostream &out, const PlaytestReport &report)
{
    std::vector<CardEffect> effects;
    for (std::size_t i = 0; i < report.cards().size(); ++i) {
        const PlaytestReport::Exposure &card = report.cards()[i];
        const CardEffect effect{&report.layout().cards[i], wilson(card.drawnAndWon, card.drawn),
                                wilson(report.wins() - card.drawnAndWon, report.games() - card.drawn)};
        if (card.drawn > 0 && card.drawn < report.games() && effect.isClear())
            effects.push_back(effect);
    }
    constexpr std::size_t most = 10;
    std::ranges::sort(effects, [](const CardEffect &a, const CardEffect &b) {
        return std::abs(a.difference()) > std::abs(b.difference());
    });
    out << "\nCards whose games end otherwise (win rate when drawn, when not)\n";
    for (std::size_t i = 0; i < std::min(most, effects.size()); ++i)
        out << "  " << std::left << std::setw(12) << effects[i].card->kind << std::setw(20) << effects[i].card->id
            << std::right << std::setw(8) << percent(effects[i].drawn.value) << std::setw(10)
            << percent(effects[i].notDrawn.value) << '\n';
    if (effects.empty())
        out << "  none that is more than chance\n";
    else
        out << "  Long games draw more cards: a card can stand here for what games it turns up in, not for what it "
               "does.\n";
}

} // namespace

void printReport(std::ostream &out, const PlaytestReport &report)
{
    if (report.games() == 0) {
        out << "No game came to its end, so there are no figures.\n";
        return;
    }
    printOutcome(out, report);
    printEndings(out, report);
    printMeasures(out, report);
    printHeatMaps(out, report);
    printCards(out, report);
}

} // namespace cardquake
