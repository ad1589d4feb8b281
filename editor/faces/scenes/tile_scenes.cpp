// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/scenes/tile_scenes.h"

#include "editor/faces/built_in_art.h"
#include "editor/faces/scenes/scene_composer.h"

#include <algorithm>
#include <cctype>
#include <mutex>
#include <tuple>

namespace cardquake {
namespace {

const Json &recipes()
{
    static const Json all = parseJson(builtInArtFile("scenes/family-recipes.json").toStdString()).value();
    return all;
}

std::string lowered(std::string text)
{
    for (char &c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

/// A family of the tile's type that one of its words speaks for.
std::string familyByWord(const std::string &words, const std::string &type)
{
    for (const auto &[family, recipe] : recipes().at("families").items()) {
        const bool fits = recipe.at("type") == type && std::ranges::any_of(recipe.at("words"), [&](const Json &word) {
                              return words.find(word.get_ref<const std::string &>()) != std::string::npos;
                          });
        if (fits)
            return family;
    }
    return {};
}

/// `3-4` holds 3 and 4.
bool holds(const std::string &range, int number)
{
    const std::size_t dash = range.find('-');
    const int first = std::stoi(range.substr(0, dash));
    const int last = dash == std::string::npos ? first : std::stoi(range.substr(dash + 1));
    return number >= first && number <= last;
}

/// Scenes made so far. Only saves making them again; old ones go when a designer has tried many names.
struct Made {
    using Key = std::tuple<TileTraits, std::string, bool>;
    static constexpr std::size_t most = 200;

    std::mutex mutex;
    std::map<Key, DrawingPtr> scenes;
};

Made &made()
{
    static Made made;
    return made;
}

template <class Make>
DrawingPtr remembered(const Made::Key &key, const Make &make)
{
    Made &all = made();
    const std::lock_guard lock(all.mutex);
    const auto known = all.scenes.find(key);
    if (known != all.scenes.end())
        return known->second;
    if (all.scenes.size() >= Made::most)
        all.scenes.clear();
    return all.scenes.emplace(key, make()).first->second;
}

} // namespace

bool isSceneFamily(const std::string &name)
{
    return recipes().at("families").contains(name);
}

std::string sceneFamilyOf(const TileTraits &tile)
{
    if (tile.isVolcano)
        return "volcano";
    for (const std::string &words : {lowered(tile.name), lowered(tile.id)})
        if (const std::string family = familyByWord(words, tile.type); !family.empty())
            return family;
    const Json &fallback = recipes().at("fallback");
    const auto found = fallback.find(tile.type);
    if (found == fallback.end())
        return "meadow";
    if (found->is_string())
        return found->get<std::string>();
    if (found->is_array())
        return SceneChance("family:" + tile.id).oneOf(found->get<std::vector<std::string>>());
    for (const auto &[range, family] : found->items())
        if (holds(range, tile.population))
            return family.get<std::string>();
    return "capital";
}

DrawingPtr inventedScene(const TileTraits &tile, bool isFlooded, const std::string &family)
{
    const std::string used = isSceneFamily(family) ? family : sceneFamilyOf(tile);
    return remembered({tile, used, isFlooded}, [&] {
        const std::string seed = used + ":" + tile.id;
        const Json &recipe = recipes().at("families").at(used);
        const Scene scene = SceneComposer(recipe, lowered(tile.name + " " + tile.id), seed).compose();
        return isFlooded ? drawFlooded(scene, seed) : drawDry(scene);
    });
}

DrawingPtr floodedScene(const std::string &scene)
{
    const auto recipe = parseJson(builtInArtFile("scenes/" + scene + ".json").toStdString());
    if (!recipe || !recipe->contains("items"))
        return nullptr;
    return remembered({{scene, {}, {}, 0, false}, {}, true},
                      [&] { return drawFlooded(sceneFromRecipe(*recipe), scene); });
}

} // namespace cardquake
