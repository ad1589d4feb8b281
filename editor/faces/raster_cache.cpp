// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/raster_cache.h"

#include <QCache>
#include <QPaintEngine>
#include <QPainter>

#include <array>
#include <cmath>
#include <mutex>

namespace cardquake {
namespace {

constexpr int mostKilobytes = 48 * 1024;

/// Where on the pixels a drawing lies; two places a whole number of pixels apart are alike.
struct Place {
    const Drawing *drawing;
    std::array<double, 6> transform;
    QSize size;

    bool operator==(const Place &) const = default;
};

size_t qHash(const Place &place, size_t seed = 0)
{
    return qHashMulti(seed, place.drawing, place.transform[0], place.transform[1], place.transform[4],
                      place.transform[5], place.size);
}

struct Entry {
    DrawingPtr drawing; ///< kept, so that no other drawing can have its address meanwhile
    QImage image;
};

struct Store {
    std::mutex mutex;
    QCache<Place, Entry> images{mostKilobytes};
};

/// Only saves painting the same again: nobody can tell from a face what is in it.
Store &store()
{
    static Store store;
    return store;
}

QImage imageAt(const Place &place, const DrawingPtr &drawing, const QRectF &target)
{
    Store &shared = store();
    {
        const std::lock_guard lock(shared.mutex);
        if (const Entry *found = shared.images.object(place))
            return found->image;
    }
    QImage image(place.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const auto &m = place.transform;
    painter.setTransform(QTransform(m[0], m[1], m[2], m[3], m[4], m[5]));
    drawing->paint(painter, target);
    painter.end();
    const std::lock_guard lock(shared.mutex);
    shared.images.insert(place, new Entry{drawing, image}, static_cast<int>(image.sizeInBytes() / 1024) + 1);
    return image;
}

} // namespace

void paintOftenUsed(QPainter &painter, const DrawingPtr &drawing, const QRectF &target)
{
    const QTransform transform = painter.combinedTransform();
    const bool isRaster = painter.paintEngine()->type() == QPaintEngine::Raster;
    if (!isRaster || painter.device()->devicePixelRatio() != 1 || transform.type() > QTransform::TxShear) {
        drawing->paint(painter, target);
        return;
    }
    const QRect pixels = transform.mapRect(target).toAlignedRect();
    if (pixels.isEmpty() || pixels.width() > 4096 || pixels.height() > 4096) {
        drawing->paint(painter, target);
        return;
    }
    const Place place{drawing.get(),
                      {transform.m11(), transform.m12(), transform.m21(), transform.m22(), transform.dx() - pixels.x(),
                       transform.dy() - pixels.y()},
                      pixels.size()};
    const QImage image = imageAt(place, drawing, target);
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(pixels.topLeft(), image);
    painter.restore();
}

} // namespace cardquake
