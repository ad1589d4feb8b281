// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/face_gallery.h"

namespace cardquake {

void FaceGallery::show(const QString &key, const Source &source)
{
    const std::scoped_lock lock(m_mutex);
    std::erase_if(m_sources, [](const auto &entry) { return entry.second.expired(); });
    m_sources[key] = source;
}

FaceGallery::Source FaceGallery::find(const QString &key) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_sources.find(key);
    return found == m_sources.end() ? nullptr : found->second.lock();
}

} // namespace cardquake
