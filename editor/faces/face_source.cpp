// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/face_source.h"

#include "editor/faces/built_in_art.h"

#include <map>

namespace cardquake {
namespace {

const KindCatalog &shippedKinds()
{
    static const KindCatalog catalog = KindCatalog::load(embeddedFiles()).value(); // a test proves that it loads
    return catalog;
}

} // namespace

/// The designer's pictures, each read once. All are read at the start: there are few, and a later reader needs no lock.
class FaceSource::OwnArt {
public:
    explicit OwnArt(const std::vector<Asset> &assets)
    {
        for (const Asset &asset : assets)
            m_drawings.emplace(asset.name, Drawing::fromFile(asset.name, QByteArray::fromStdString(asset.bytes)));
    }

    const Result<DrawingPtr> *find(const std::string &name) const
    {
        for (const char *ending : {"", ".svg", ".png"})
            if (const auto found = m_drawings.find(name + ending); found != m_drawings.end())
                return &found->second;
        return nullptr;
    }

private:
    std::map<std::string, Result<DrawingPtr>> m_drawings;
};

FaceSource::FaceSource(std::string game, ContentRows rows, std::vector<Asset> assets, std::string revision)
    : m_game(std::move(game))
    , m_rows(std::move(rows))
    , m_revision(std::move(revision))
    , m_art(std::make_shared<const OwnArt>(assets))
{
}

const Kind *FaceSource::kind(std::string_view id) const
{
    return shippedKinds().find(m_game, id);
}

Result<DrawingPtr> FaceSource::art(const std::string &name) const
{
    if (const auto *own = m_art->find(name))
        return *own;
    return builtInArt(name);
}

bool FaceSource::hasArt(const std::string &name) const
{
    return m_art->find(name) != nullptr || hasBuiltInArt(name);
}

} // namespace cardquake
