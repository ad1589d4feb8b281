// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/faces.h"

#include "tests/bugout/shipped_pack.h"

#include <QGuiApplication>
#include <QPainter>

#include <benchmark/benchmark.h>

using namespace cardquake;

namespace {

const FaceSource &shipped()
{
    static const FaceSource source("bugout", shippedBugout());
    return source;
}

/// A face of this kind at 300 dots per inch, its art already read.
void paintAt300(benchmark::State &state, const FaceRef &ref, FaceLook look)
{
    const FaceSource &source = shipped();
    const QSize pixels = (faceSizeMm(source, ref, look) * 300 / 25.4).toSize();
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    const auto paint = [&] {
        QPainter painter(&image);
        painter.scale(300 / 25.4, 300 / 25.4);
        paintFace(painter, source, ref, look);
    };
    paint();
    for (auto _ : state)
        paint();
}

void addFace(const FaceRef &ref, FaceLook look = FaceLook::Print)
{
    const std::string name = ref.kind + "/" + ref.row + "/" + (ref.state.empty() ? "front" : ref.state) +
                             (look == FaceLook::Board ? "/board" : "");
    benchmark::RegisterBenchmark(name.c_str(), [ref, look](benchmark::State &state) {
        paintAt300(state, ref, look);
    })->Unit(benchmark::kMillisecond);
}

} // namespace

/// A face of each kind, front and back. Each must be painted in under 5 ms.
int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    for (const std::string &kind : shipped().rows().kinds()) {
        const Kind *declared = shipped().kind(kind);
        if (declared == nullptr || !declared->schema.contains("x-face"))
            continue;
        addFace({kind, shipped().rows().rows(kind).front().id, {}});
        if (declared->copiesField.size() > 0)
            addFace({kind, {}, "back"});
    }
    for (const char *tile : {"city", "woods-1", "lab"})
        addFace({"map", tile, {}}, FaceLook::Board);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
