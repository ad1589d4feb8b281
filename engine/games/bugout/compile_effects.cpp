// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/card_text.h"
#include "engine/games/bugout/compile_selectors.h"
#include "engine/games/bugout/content_words.h"

#include <algorithm>

namespace cardquake::bugout {
namespace {

constexpr std::array<std::pair<std::string_view, Verb>, 30> verbWords = {{{"choose-one", Verb::ChooseOne},
                                                                          {"if", Verb::If},
                                                                          {"may", Verb::May},
                                                                          {"repeat", Verb::Repeat},
                                                                          {"let", Verb::Let},
                                                                          {"keep", Verb::Keep},
                                                                          {"draw", Verb::Draw},
                                                                          {"disaster", Verb::Disaster},
                                                                          {"gain", Verb::Gain},
                                                                          {"lose", Verb::Lose},
                                                                          {"end-disaster", Verb::EndDisaster},
                                                                          {"scout", Verb::Scout},
                                                                          {"extra-actions", Verb::ExtraActions},
                                                                          {"skip-turn", Verb::SkipTurn},
                                                                          {"move-survivor", Verb::MoveSurvivor},
                                                                          {"kill", Verb::Kill},
                                                                          {"rescue", Verb::Rescue},
                                                                          {"chopper", Verb::Chopper},
                                                                          {"damage", Verb::Damage},
                                                                          {"repair", Verb::Repair},
                                                                          {"flood", Verb::Flood},
                                                                          {"drain", Verb::Drain},
                                                                          {"destroy", Verb::Destroy},
                                                                          {"move-token", Verb::MoveToken},
                                                                          {"destroy-token", Verb::DestroyToken},
                                                                          {"light", Verb::Light},
                                                                          {"reinforce", Verb::Reinforce},
                                                                          {"rebuild", Verb::Rebuild},
                                                                          {"place-bridge", Verb::PlaceBridge},
                                                                          {"place-vehicle", Verb::PlaceVehicle}}};
constexpr std::array<std::pair<std::string_view, DeckName>, 4> disasterDeckWords = {{{"rainstorm", DeckName::Rainstorm},
                                                                                     {"quake", DeckName::Quake},
                                                                                     {"tornado", DeckName::Tornado},
                                                                                     {"lava", DeckName::Lava}}};
constexpr std::array<std::pair<std::string_view, Cause>, 3> causeWords = {
    {{"rain", Cause::Rain}, {"quake", Cause::Quake}, {"card", Cause::Card}}};
constexpr std::array<std::pair<std::string_view, Cause>, 2> saveWords = {
    {{"rain", Cause::Rain}, {"quake", Cause::Quake}}};
constexpr std::array<std::pair<std::string_view, BridgeKind>, 2> bridgeWords = {
    {{"sturdy", BridgeKind::Sturdy}, {"rope", BridgeKind::Rope}}};
constexpr std::array<std::pair<std::string_view, DiscardMode>, 3> discardWords = {
    {{"none", DiscardMode::None}, {"free", DiscardMode::Free}, {"action", DiscardMode::Action}}};
constexpr std::array<std::pair<std::string_view, bool>, 2> scopeWords = {{{"owner", false}, {"all", true}}};
constexpr std::array<std::pair<std::string_view, Modifier::Kind>, 7> modifierWords = {
    {{"cost", Modifier::Kind::Cost},
     {"forbid", Modifier::Kind::Forbid},
     {"actions", Modifier::Kind::Actions},
     {"draws", Modifier::Kind::Draws},
     {"hand-limit", Modifier::Kind::HandLimit},
     {"immune", Modifier::Kind::Immune},
     {"extra-damage", Modifier::Kind::ExtraDamage}}};

/// Compiles the effect trees of one card.
class CardCompiler {
public:
    CardCompiler(CompileContext &context, const std::vector<HandForm> &forms)
        : m_context(context)
        , m_selectors(context)
        , m_forms(forms)
    {
    }

    ListIndex list(const FieldReader &owner, const char *key)
    {
        std::vector<Effect> effects;
        owner.limitSize(key, 0, maxEffects);
        for (const FieldReader &effect : owner.objects(key))
            effects.push_back(compile(effect));
        std::vector<std::vector<Effect>> &lists = m_context.content.effects.lists;
        lists.push_back(std::move(effects));
        return static_cast<ListIndex>(lists.size() - 1);
    }

    HandForm form(const FieldReader &read, const std::string &name)
    {
        read.allowOnly({"passive", "scope", "discard", "until", "turns", "on_discard"});
        HandForm form;
        form.name = name;
        read.limitSize("passive", 0, maxModifiers);
        for (const FieldReader &modifier : read.objects("passive"))
            form.passive.push_back(compileModifier(modifier));
        for (const Modifier &modifier : form.passive)
            form.passiveKinds =
                static_cast<std::uint8_t>(form.passiveKinds | 1U << static_cast<unsigned>(modifier.kind));
        form.forAll = read.word<bool>("scope", scopeWords, false);
        form.discard = read.word<DiscardMode>("discard", discardWords, DiscardMode::None);
        if (read.has("until"))
            form.until = m_selectors.condition(read, "until");
        form.turns = static_cast<std::uint8_t>(read.number("turns", 1, maxTimes, 0));
        form.onDiscard = list(read, "on_discard");
        if (read.has("on_discard"))
            form.discardText = effectsText(m_context.rows, read.json().at("on_discard"), englishPhrases());
        return form;
    }

private:
    Effect compile(const FieldReader &read)
    {
        Effect effect;
        effect.verb = read.word<Verb>("do", verbWords);
        effect.n = static_cast<std::uint8_t>(read.number("n", 1, maxTimes, 1));
        if (isControl(effect.verb))
            compileControl(read, effect);
        else if (hasTarget(effect.verb))
            compileTargeted(read, effect);
        else
            compilePlain(read, effect);
        return effect;
    }

    static bool isControl(Verb verb) { return verb <= Verb::Keep; }

    static bool hasTarget(Verb verb)
    {
        return verb == Verb::MoveSurvivor || verb == Verb::Kill || verb == Verb::Rescue || verb >= Verb::Damage;
    }

    void compileControl(const FieldReader &read, Effect &effect)
    {
        switch (effect.verb) {
        case Verb::ChooseOne:
            read.allowOnly({"do", "options"});
            read.limitSize("options", 1, maxOptions);
            for (const FieldReader &option : read.objects("options")) {
                option.allowOnly({"label", "effects"});
                effect.labels.push_back(option.text("label"));
                effect.lists.push_back(list(option, "effects"));
            }
            return;
        case Verb::If:
            read.allowOnly({"do", "cond", "then", "else"});
            effect.condition = m_selectors.condition(read, "cond");
            effect.lists = {list(read, "then"), list(read, "else")};
            return;
        case Verb::May:
            read.allowOnly({"do", "effects"});
            effect.lists = {list(read, "effects")};
            return;
        case Verb::Repeat:
            read.allowOnly({"do", "n", "effects"});
            effect.lists = {list(read, "effects")};
            return;
        case Verb::Let:
            read.allowOnly({"do", "as", "target"});
            effect.name = m_selectors.refNumber(read, "as");
            effect.target = m_selectors.target(read);
            if (effect.target.kind != TargetKind::Tiles)
                read.fail("target", "Only a tile can get a name.");
            return;
        default:
            read.allowOnly({"do", "as"});
            effect.name = formNumber(read);
            return;
        }
    }

    void compilePlain(const FieldReader &read, Effect &effect)
    {
        switch (effect.verb) {
        case Verb::Draw:
        case Verb::ExtraActions:
            return read.allowOnly({"do", "n"});
        case Verb::Disaster:
            read.allowOnly({"do", "deck"});
            effect.deck = read.word<DeckName>("deck", disasterDeckWords);
            return;
        case Verb::Gain:
        case Verb::Lose:
            read.allowOnly({"do", "who", "resource", "n"});
            effect.who = m_selectors.players(read, "who");
            return compileResource(read, effect);
        case Verb::EndDisaster:
            read.allowOnly({"do", "kind", "n"});
            effect.disaster = read.word<DisasterKind>("kind", disasterWords);
            return;
        case Verb::Scout:
            read.allowOnly({"do", "deck", "n"});
            effect.deck = read.word<DeckName>("deck", deckWords);
            return;
        case Verb::SkipTurn:
            read.allowOnly({"do", "who", "n"});
            effect.who = m_selectors.players(read, "who");
            return;
        default: // chopper
            read.allowOnly({"do", "seats"});
            effect.n = static_cast<std::uint8_t>(read.number("seats", 1, survivorCount, 1));
            return;
        }
    }

    void compileResource(const FieldReader &read, Effect &effect)
    {
        const std::string word = read.text("resource");
        const auto resource = findRow(m_context.content.resources, word);
        if (resource)
            effect.resource = *resource;
        else if (word == "choose")
            effect.resourceChoice = ResourceChoice::Choose;
        else if (word == "all" && effect.verb == Verb::Lose)
            effect.resourceChoice = ResourceChoice::All;
        else
            read.fail("resource", "There is no resource " + inQuotes(word) + ".");
    }

    void compileTargeted(const FieldReader &read, Effect &effect)
    {
        effect.target = m_selectors.target(read);
        if (effect.target.kind != targetKind(effect.verb))
            read.fail("target", "This effect needs another sort of target.");
        switch (effect.verb) {
        case Verb::MoveSurvivor:
        case Verb::MoveToken:
            read.allowOnly({"do", "target", "to"});
            effect.to = m_selectors.tiles(read, "to");
            return;
        case Verb::Damage:
            read.allowOnly({"do", "target", "n", "save", "cause"});
            effect.cause = read.word<Cause>("cause", causeWords, Cause::Card);
            if (read.has("save"))
                effect.save = read.word<Cause>("save", saveWords);
            return;
        case Verb::Repair:
            return read.allowOnly({"do", "target", "n"});
        case Verb::PlaceBridge:
            read.allowOnly({"do", "target", "kind"});
            effect.bridge = read.word<BridgeKind>("kind", bridgeWords);
            return;
        case Verb::PlaceVehicle:
            read.allowOnly({"do", "target", "kind"});
            if (const auto kind = findRow(m_context.content.vehicles, read.text("kind")))
                effect.vehicle = *kind;
            else
                read.fail("kind", "There is no vehicle " + inQuotes(read.text("kind")) + ".");
            return;
        default:
            return read.allowOnly({"do", "target"});
        }
    }

    static TargetKind targetKind(Verb verb)
    {
        switch (verb) {
        case Verb::MoveSurvivor:
        case Verb::Kill:
        case Verb::Rescue:
            return TargetKind::Survivors;
        case Verb::MoveToken:
        case Verb::DestroyToken:
        case Verb::Light:
        case Verb::Reinforce:
            return TargetKind::Tokens;
        default:
            return TargetKind::Tiles;
        }
    }

    std::uint8_t formNumber(const FieldReader &read)
    {
        const std::string name = read.has("as") ? read.text("as") : "main";
        const auto found = std::ranges::find(m_forms, name, &HandForm::name);
        if (found == m_forms.end()) // content_checks.cpp warns: such a card cannot be kept
            return noForm;
        return static_cast<std::uint8_t>(found - m_forms.begin());
    }

    std::uint32_t readActions(const FieldReader &read)
    {
        const std::string word = read.text("action");
        if (word == "*") // every action and reaction, not the surcharge
            return (1U << static_cast<unsigned>(Action::EnterTornado)) - 1U;
        const auto found = std::ranges::find(actionNames, word);
        if (found == actionNames.end()) {
            read.fail("action", "There is no action " + inQuotes(word) + ".");
            return 0;
        }
        return 1U << static_cast<unsigned>(found - actionNames.begin());
    }

    Modifier compileModifier(const FieldReader &read)
    {
        Modifier modifier;
        modifier.kind = read.word<Modifier::Kind>("mod", modifierWords);
        switch (modifier.kind) {
        case Modifier::Kind::Cost:
            read.allowOnly({"mod", "action", "set", "add"});
            modifier.actions = readActions(read);
            if (read.has("set"))
                modifier.set = readCost(m_context, read, "set", 0);
            if (read.has("add"))
                modifier.add = readCost(m_context, read, "add", -maxAmount);
            break;
        case Modifier::Kind::Forbid:
            read.allowOnly({"mod", "action"});
            modifier.actions = readActions(read);
            break;
        case Modifier::Kind::Immune:
            read.allowOnly({"mod", "tiles", "cause"});
            modifier.tiles = m_selectors.tiles(read, "tiles");
            modifier.causes = readCauses(read);
            break;
        case Modifier::Kind::ExtraDamage:
            read.allowOnly({"mod", "cause", "add"});
            modifier.causes = readCauses(read);
            modifier.amount = read.number("add", -maxAmount, maxAmount, 0);
            break;
        default:
            read.allowOnly({"mod", "add"});
            modifier.amount = read.number("add", -maxAmount, maxAmount, 0);
        }
        return modifier;
    }

    static std::uint8_t readCauses(const FieldReader &read)
    {
        std::uint8_t causes = 0;
        for (const Cause cause : read.words<Cause>("cause", causeWords))
            causes |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(cause));
        return causes;
    }

    CompileContext &m_context;
    SelectorCompiler m_selectors;
    const std::vector<HandForm> &m_forms;
};

} // namespace

ListIndex compileEffects(CompileContext &context, const FieldReader &card, const char *key,
                         const std::vector<HandForm> &forms)
{
    return CardCompiler(context, forms).list(card, key);
}

std::vector<HandForm> compileForms(CompileContext &context, const FieldReader &card)
{
    std::vector<HandForm> forms;
    if (!card.has("hand"))
        return forms;
    const FieldReader hand = card.object("hand");
    for (const auto &[name, value] : hand.json().items())
        forms.emplace_back().name = name; // first all names, so that an effect can speak of any form
    for (HandForm &form : forms)
        form = CardCompiler(context, forms).form(hand.object(form.name.c_str()), std::string(form.name));
    card.limitSize("hand", 0, maxFormsPerEvent);
    return forms;
}

} // namespace cardquake::bugout
