// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/face_provider.h"

#include "editor/faces/faces.h"

#include <QThread>
#include <QUrl>

#include <algorithm>

namespace cardquake {
namespace {

constexpr int cachedKilobytes = 96 * 1024;

class Painting : public QQuickImageResponse, public QRunnable {
public:
    Painting(FaceProvider &provider, QString id, QSize size)
        : m_provider(provider)
        , m_id(std::move(id))
        , m_size(size)
    {
        setAutoDelete(false); // the window deletes it
    }

    void run() override
    {
        m_picture = m_provider.picture(m_id, m_size);
        // Told in the thread that asked, or a picture that is painted at once would be ready before anybody listens.
        QMetaObject::invokeMethod(this, &QQuickImageResponse::finished, Qt::QueuedConnection);
    }

    QQuickTextureFactory *textureFactory() const override
    {
        return QQuickTextureFactory::textureFactoryForImage(m_picture);
    }

private:
    FaceProvider &m_provider;
    QString m_id;
    QSize m_size;
    QImage m_picture;
};

struct Address {
    QString key;
    FaceLook look = FaceLook::Print;
    FaceRef face;
};

Address parse(const QString &id)
{
    const QStringList parts = id.split('/');
    const auto part = [&](qsizetype i) { return QUrl::fromPercentEncoding(parts.value(i).toUtf8()).toStdString(); };
    return {parts.value(0),
            parts.value(1) == QLatin1String("board") ? FaceLook::Board : FaceLook::Print,
            {part(2), part(3), part(4)}};
}

} // namespace

int paintedWidth(int wanted)
{
    int width = 32;
    for (bool isOdd = false; width < wanted && width < 4096; isOdd = !isOdd)
        width = isOdd ? width / 3 * 4 : width * 3 / 2; // 32, 48, 64, 96, 128...: about the square root of 2 apart
    return width;
}

FaceProvider::FaceProvider(std::shared_ptr<const FaceGallery> gallery)
    : m_gallery(std::move(gallery))
    , m_cache(cachedKilobytes)
{
    m_painters.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

FaceProvider::~FaceProvider()
{
    m_painters.waitForDone();
}

QQuickImageResponse *FaceProvider::requestImageResponse(const QString &id, const QSize &requestedSize)
{
    auto *painting = new Painting(*this, id, requestedSize);
    m_painters.start(painting);
    return painting;
}

QImage FaceProvider::picture(const QString &id, QSize requestedSize)
{
    const Address address = parse(id);
    const FaceGallery::Source source = m_gallery->find(address.key);
    if (!source)
        return {};
    const QSizeF millimetres = faceSizeMm(*source, address.face, address.look);
    const int width = paintedWidth(std::max(requestedSize.width(), 16));
    const QSize size(width, std::max(1, qRound(width * millimetres.height() / millimetres.width())));
    const QString cached = id + QLatin1Char('@') + QString::number(width);
    {
        const std::scoped_lock lock(m_mutex);
        if (const QImage *known = m_cache.object(cached))
            return *known;
    }
    const QImage picture = renderFace(*source, address.face, size, address.look);
    const std::scoped_lock lock(m_mutex);
    m_cache.insert(cached, new QImage(picture), std::max<qsizetype>(1, picture.sizeInBytes() / 1024));
    return picture;
}

} // namespace cardquake
