// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/faces/face_source.h"

#include <QString>

#include <map>
#include <memory>
#include <mutex>

namespace cardquake {

/// The contents that the window shows faces of, by a key that stands in the address of every picture. Asked from the
/// threads that paint.
class FaceGallery {
public:
    using Source = std::shared_ptr<const FaceSource>;

    /// A source stays as long as somebody holds it.
    void show(const QString &key, const Source &source);
    Source find(const QString &key) const; ///< null: not shown any more

private:
    mutable std::mutex m_mutex;
    std::map<QString, std::weak_ptr<const FaceSource>> m_sources;
};

} // namespace cardquake
