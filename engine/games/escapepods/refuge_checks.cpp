// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/escapepods/refuge_checks.h"

#include <algorithm>
#include <set>

namespace cardquake::escapepods {
namespace {

constexpr std::string_view refugeKind = "refuges";
constexpr int spotCount = 4;
constexpr std::string_view colourSelector = "colour:";

std::string at(std::string_view list, std::size_t index)
{
    return std::string(list) + '[' + std::to_string(index) + ']';
}

/// Walks the special rules of one card and compares them with what is printed on it.
class RuleCheck {
public:
    RuleCheck(const ContentRow &refuge, Findings &findings)
        : m_refuge(refuge)
        , m_findings(findings)
        , m_arrivals(numberField(refuge.fields, "arrivals"))
    {
        for (const Json &space : listField(refuge.fields, "spaces"))
            if (const auto colour = textField(space, "colour"))
                m_colours.insert(*colour);
    }

    void run()
    {
        const Json &rules = listField(m_refuge.fields, "rules");
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const Json &rule = rules[i];
            const std::string path = at("rules", i);
            if (const auto condition = rule.find("if"); condition != rule.end())
                checkCondition(*condition, path + ".if");
            for (const char *branch : {"then", "else"})
                checkEffects(listField(rule, branch), path + '.' + branch);
            if (rule.contains("then") && listField(rule, "then").empty() && listField(rule, "else").empty())
                m_findings.warning({refugeKind, m_refuge.id, path}, "This rule has no effect.",
                                   "Add an effect, or delete the rule.");
        }
    }

private:
    void checkCondition(const Json &condition, const std::string &path)
    {
        if (const auto colour = textField(condition, "filled"))
            checkColour(*colour, path + ".filled");
        if (const auto square = condition.find("square"); square != condition.end())
            checkSquares(*square, path + ".square");
        if (const auto inner = condition.find("not"); inner != condition.end())
            checkCondition(*inner, path + ".not");
        for (const char *word : {"and", "or"}) {
            const Json &list = listField(condition, word);
            for (std::size_t i = 0; i < list.size(); ++i)
                checkCondition(list[i], at(path + '.' + word, i));
        }
    }

    void checkEffects(const Json &effects, const std::string &path)
    {
        for (std::size_t i = 0; i < effects.size(); ++i) {
            const std::string to = textField(effects[i], "to").value_or("");
            if (to.starts_with(colourSelector))
                checkColour(to.substr(colourSelector.size()), at(path, i) + ".to");
        }
    }

    /// V-3
    void checkColour(const std::string &colour, const std::string &path)
    {
        if (m_colours.contains(colour))
            return;
        const std::string rim = colour == "none" ? "no colour" : "the colour " + colour;
        m_findings.warning({refugeKind, m_refuge.id, path},
                           "The rule asks for spaces with " + rim + ", but this card has none.",
                           "Give a space " + rim + ", or change the rule.");
    }

    void checkSquares(const Json &squares, const std::string &path)
    {
        const Json list = squares.is_array() ? squares : Json::array({squares});
        for (const Json &square : list)
            if (m_arrivals && numberOf(square) > m_arrivals)
                m_findings.warning({refugeKind, m_refuge.id, path},
                                   "The rule waits for arrival square " + toLine(square) + ", but this card has only " +
                                       std::to_string(*m_arrivals) + ".",
                                   "Choose a lower square, or add arrival squares.");
    }

    const ContentRow &m_refuge;
    Findings &m_findings;
    std::optional<int> m_arrivals;
    std::set<std::string> m_colours;
};

/// V-1, and the printed order, which decides between spaces that are alike.
void checkLetters(const ContentRow &refuge, Findings &findings)
{
    const Json &spaces = listField(refuge.fields, "spaces");
    std::vector<std::string> letters;
    bool distinct = true;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const auto letter = textField(spaces[i], "id");
        if (!letter)
            return;
        if (std::ranges::find(letters, *letter) != letters.end()) {
            distinct = false;
            findings.error({refugeKind, refuge.id, at("spaces", i) + ".id"},
                           "Two spaces of this card have the letter " + *letter + ".",
                           "Letter the spaces a, b, c and so on.");
        }
        letters.push_back(*letter);
    }
    if (distinct && !std::ranges::is_sorted(letters))
        findings.warning({refugeKind, refuge.id, "spaces"},
                         "The letters of the spaces do not follow the printed order.",
                         "Letter the spaces a, b, c and so on.");
}

/// V-5
void checkRoom(const ContentRow &refuge, Findings &findings)
{
    const std::size_t spaces = listField(refuge.fields, "spaces").size();
    const auto arrivals = numberField(refuge.fields, "arrivals");
    if (arrivals && *arrivals > 0 && spaces > static_cast<std::size_t>(*arrivals))
        findings.warning({refugeKind, refuge.id, "spaces"},
                         "This card has " + counted(spaces, "space") + " but only " +
                             counted(*arrivals, "arrival square") + ", so some spaces always stay empty.",
                         "Add arrival squares, or remove spaces.");
}

void checkNumber(const std::vector<ContentRow> &refuges, Findings &findings)
{
    const auto solo =
        std::ranges::count_if(refuges, [](const ContentRow &row) { return flagField(row.fields, "solo"); });
    if (refuges.size() < spotCount)
        findings.error({refugeKind, {}, {}},
                       "A game needs four refuge cards, and there are only " + std::to_string(refuges.size()) + ".",
                       "Add refuge cards.");
    else if (solo < spotCount)
        findings.warning(
            {refugeKind, {}, {}},
            "The solo game and the starter set need four refuge cards of the solo set, and there are only " +
                std::to_string(solo) + ".",
            "Mark more refuge cards as solo set.");
}

} // namespace

void checkRefuges(const ContentRows &rows, Findings &findings)
{
    for (const ContentRow &refuge : rows.rows(refugeKind)) {
        checkLetters(refuge, findings);
        checkRoom(refuge, findings);
        RuleCheck(refuge, findings).run();
    }
    checkNumber(rows.rows(refugeKind), findings);
}

} // namespace cardquake::escapepods
