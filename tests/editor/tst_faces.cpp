// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/faces.h"

#include "tests/bugout/shipped_pack.h"

#include <QDir>
#include <QPainter>
#include <QTest>

using namespace cardquake;

namespace {

const std::vector<std::string> decks{"rainstorm", "quake", "tornado", "draw", "event", "apocalypse", "signal", "lava"};

QSize pixelsAt(const FaceSource &source, const FaceRef &ref, double dotsPerInch, FaceLook look = FaceLook::Print)
{
    return (faceSizeMm(source, ref, look) * dotsPerInch / 25.4).toSize();
}

/// Painted at 300 dots per inch, with what was said about it.
std::pair<QImage, Diagnostics> painted(const FaceSource &source, const FaceRef &ref, FaceLook look = FaceLook::Print)
{
    QImage image(pixelsAt(source, ref, 300, look), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(300 / 25.4, 300 / 25.4);
    Diagnostics said = paintFace(painter, source, ref, look);
    return {image, said};
}

/// To look at faces beside their designs: CARDQUAKE_FACES=folder writes every picture the tests make.
void keep(const FaceRef &ref, FaceLook look, const FaceSource &source)
{
    const QString folder = qEnvironmentVariable("CARDQUAKE_FACES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    const QString name = QString::fromStdString(ref.kind + "-" + ref.row + (ref.state.empty() ? "" : "-" + ref.state));
    renderFace(source, ref, pixelsAt(source, ref, 150, look), look)
        .save(folder + '/' + name + (look == FaceLook::Board ? "-board.png" : ".png"));
}

bool isPainted(const QImage &image)
{
    const QRgb first = image.pixel(image.width() / 2, image.height() / 2);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0 && image.pixel(x, y) != first)
                return true;
    return false;
}

} // namespace

class TestFaces : public QObject {
    Q_OBJECT

private slots:
    void everyTilePaints()
    {
        for (const ContentRow &row : m_source.rows().rows("map"))
            for (const FaceLook look : {FaceLook::Print, FaceLook::Board})
                check({"map", row.id, ""}, look);
    }

    void everyFloodedSidePaints()
    {
        for (const ContentRow &row : m_source.rows().rows("map"))
            check({"map", row.id, "flooded"}, FaceLook::Print);
    }

    void everyInventedTilePaints()
    {
        const auto tile = [](const char *id, const char *name, const char *type, int population) {
            return Json{
                {"id", id}, {"name", name}, {"type", type}, {"track", {"2", "1", "flip"}}, {"population", population}};
        };
        ContentRows rows = shippedBugout();
        std::vector<std::string> ids;
        for (const Json &fields :
             {tile("mill", "Old Mill", "terrain", 0),    tile("grove", "Silver Grove", "terrain", 0),
              tile("pines", "Tall Pines", "terrain", 0), tile("heath", "Red Heath", "terrain", 0),
              tile("bog", "Bog", "terrain", 0),          tile("dunes", "Dunes", "terrain", 0),
              tile("downs", "Downs", "terrain", 0),      tile("orchard", "Orchard", "terrain", 0),
              tile("cove", "Hidden Cove", "terrain", 0), tile("hamlet", "Hamlet", "urban", 1),
              tile("new-east", "New East", "urban", 2),  tile("market", "Market", "urban", 4),
              tile("quarter", "Quarter", "urban", 5),    tile("palace", "Palace", "urban", 7),
              tile("docks", "Docks", "urban", 3),        tile("school", "High School", "landmark", 0),
              tile("court", "Court", "landmark", 0),     tile("alp", "White Alp", "high-ground", 0),
              tile("gorge", "Gorge", "high-ground", 0),  tile("mesa", "Red Mesa", "high-ground", 0)}) {
            ids.push_back(fields.at("id"));
            rows.put("map", {ids.back(), fields});
        }
        const FaceSource source("bugout", rows);
        for (const std::string &id : ids)
            for (const char *state : {"", "flooded"}) {
                keep({"map", id, state}, FaceLook::Board, source);
                const auto [image, said] = painted(source, {"map", id, state});
                QVERIFY2(said.empty(), said.empty() ? "" : toText(said.front()).c_str());
                QVERIFY(isPainted(image));
            }
    }

    void everyBackPaints()
    {
        for (const std::string &deck : decks)
            check({deck, "", "back"}, FaceLook::Print);
    }

    void everyTurnOfLavaPaints()
    {
        for (const char *turn : {"straight", "left", "right"})
            for (const FaceLook look : {FaceLook::Print, FaceLook::Board})
                check({"lava", turn, ""}, look);
        for (const char *flow : {"nn", "ne", "nw", "es", "ws", "we"}) {
            if (std::string_view(flow) != "we")
                check({"lava", {flow[0]}, {flow[1]}}, FaceLook::Board);
        }
    }

    void everyPiecePaints()
    {
        const std::vector<FaceRef> pieces{
            {"token", "flare", ""},
            {"token", "flare", "unlit"},
            {"token", "landmark", ""},
            {"token", "landmark", "reinforced"},
            {"token", "sample", ""},
            {"token", "grave", ""},
            {"token", "map", ""},
            {"token", "map", "4"},
            {"token", "extraction", ""},
            {"token", "explosion", ""},
            {"tornado", "field", "inert"},
            {"tornado", "plain", "active"},
            {"vehicle", "car", ""},
            {"vehicle", "motorcycle", ""},
            {"bridge", "sturdy", ""},
            {"bridge", "rope", ""},
            {"survivor", "red", "R1"},
            {"survivor", "blue", "strip-U2"},
            {"survivor", "yellow", ""},
            {"survivor", "green", "strip-G4"},
            {"", "", ""},
        };
        for (const FaceRef &piece : pieces)
            for (const FaceLook look : {FaceLook::Print, FaceLook::Board})
                check(piece, look);
    }

private:
    void check(const FaceRef &ref, FaceLook look)
    {
        keep(ref, look, m_source);
        const auto [image, said] = painted(m_source, ref, look);
        for (const Diagnostic &diagnostic : said)
            qWarning("%s", toText(diagnostic).c_str());
        QVERIFY(said.empty());
        QVERIFY(isPainted(image));
    }

    const FaceSource m_source{"bugout", shippedBugout()};
};

QTEST_MAIN(TestFaces)
#include "tst_faces.moc"
