// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/bugout/card_words.h"

#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/json_tree.h"
#include "engine/games/bugout/marked_text.h"

#include <algorithm>

namespace cardquake::bugout {

QString markup(const std::string &marked)
{
    QString text;
    for (const TextRun &run : textRuns(marked)) {
        QString plain = QString::fromStdString(run.text);
        // What a designer writes like a mark is none: a joiner without width keeps it apart.
        plain.replace("**", QStringLiteral("*\u2060*")).replace("{icon:", QStringLiteral("{\u2060icon:"));
        if (!run.icon.empty())
            text += "{icon:" + QString::fromStdString(run.icon) + "}";
        else
            text += run.isStressed ? "**" + plain + "**" : plain;
    }
    return text;
}

QString words(std::string_view key, const std::vector<Slot> &places)
{
    return markup(englishPhrases().finish(englishPhrases().say(key, places)));
}

bool hasWords(std::string_view key)
{
    return englishPhrases().has(key);
}

QString wordsFor(std::string_view family, const QString &word)
{
    const std::string key = std::string(family).append(".").append(word.toStdString());
    return hasWords(key) ? words(key) : word;
}

std::string savesSentence(const ContentRows &rows, std::string_view reaction)
{
    const ContentRow *row = rows.find("action", reaction);
    if (row == nullptr)
        return {};
    std::string icons;
    const Json &written = at(row->fields, "cost");
    const Json cost = written.is_object() ? written : Json::object();
    for (const auto &[resource, number] : cost.items()) {
        constexpr long most = 4;
        const std::string_view icon = iconOf("resource", resource);
        for (long i = 0; i < (number.is_number_integer() ? std::clamp(number.get<long>(), 0L, most) : 0); ++i)
            icons += iconMark(icon.empty() ? "resource-any" : icon);
    }
    const Phrases &phrases = englishPhrases();
    return icons.empty() ? phrases.say("face.saves.free") : phrases.say("face.saves", {{"cost", icons}});
}

} // namespace cardquake::bugout
