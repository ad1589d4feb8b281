// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QStringList>

namespace cardquake {

/// Words that were painted, and where they start and end on the device.
struct RecordedText {
    QString text;
    QPointF start;
    QPointF end;
};

struct RecordedTexts {
    std::vector<RecordedText> texts;

    /// All words in the order in which they were painted.
    QString words() const
    {
        QStringList words;
        for (const RecordedText &text : texts)
            words += text.text.simplified();
        return words.join(' ').replace(" .", ".").replace(" ,", ",");
    }
};

/// A device that keeps the text painted on it and forgets all else: what a reader finds on a face, and a PDF too.
class TextRecorder : public QPaintDevice {
public:
    TextRecorder()
        : m_engine(m_recorded.texts)
    {
    }

    QPaintEngine *paintEngine() const override { return &m_engine; }
    const RecordedTexts &recorded() const { return m_recorded; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 1000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmWidthMM:
        case PdmHeightMM:
            return 265;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(std::vector<RecordedText> &texts)
            : QPaintEngine(QPaintEngine::AllFeatures)
            , m_texts(texts)
        {
        }

        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &) override {}
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        Type type() const override { return User; }

        void drawTextItem(const QPointF &at, const QTextItem &item) override
        {
            const QTransform placed = painter()->combinedTransform();
            m_texts.push_back({item.text(), placed.map(at), placed.map(at + QPointF(item.width(), 0))});
        }

    private:
        std::vector<RecordedText> &m_texts;
    };

    RecordedTexts m_recorded;
    mutable Engine m_engine;
};

} // namespace cardquake
