// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face_gallery.h"

#include <QCache>
#include <QImage>
#include <QQuickAsyncImageProvider>
#include <QThreadPool>

#include <mutex>

namespace cardquake {

/// Pictures of faces for the window: `image://face/<key>/<look>/<kind>/<row>/<state>`. Painted in threads, in a few
/// sizes only, so that a board that grows by a pixel is not painted anew.
class FaceProvider : public QQuickAsyncImageProvider {
public:
    explicit FaceProvider(std::shared_ptr<const FaceGallery> gallery);
    ~FaceProvider() override;

    QQuickImageResponse *requestImageResponse(const QString &id, const QSize &requestedSize) override;

    QImage picture(const QString &id, QSize requestedSize); ///< from the cache, or painted now; any thread

private:
    std::shared_ptr<const FaceGallery> m_gallery;
    QThreadPool m_painters;
    std::mutex m_mutex;
    QCache<QString, QImage> m_cache;
};

/// The next of the widths in which faces are painted.
int paintedWidth(int wanted);

} // namespace cardquake
