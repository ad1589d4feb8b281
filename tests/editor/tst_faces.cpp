// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/faces.h"

#include "engine/core/registry.h"
#include "tests/bugout/shipped_pack.h"

#include <QDir>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <thread>

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

/// How far apart two pictures are: the mean over all channels, of 255.
double difference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return 255;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            sum += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue()) +
                   std::abs(p.alpha() - q.alpha());
        }
    return sum / (4.0 * a.width() * a.height());
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

    void paintingIsDeterministic()
    {
        for (const FaceRef &ref : m_samples) {
            const QImage first = painted(m_source, ref).first;
            QCOMPARE(painted(FaceSource("bugout", shippedBugout()), ref).first, first);
            QCOMPARE(painted(m_source, ref).first, first);
        }
    }

    void threadsPaintTheSame()
    {
        const std::vector<FaceRef> refs(m_samples.begin(), m_samples.end());
        std::vector<QImage> alone;
        for (const FaceRef &ref : refs)
            alone.push_back(renderFace(m_source, ref, {201, 201}));
        std::vector<std::vector<QImage>> together(4);
        std::vector<std::thread> threads;
        for (auto &images : together)
            threads.emplace_back([&] {
                for (const FaceRef &ref : refs)
                    images.push_back(renderFace(m_source, ref, {201, 201}));
            });
        for (std::thread &thread : threads)
            thread.join();
        for (const auto &images : together)
            QCOMPARE(images, alone);
    }

    void everySizeShowsTheSameDrawing()
    {
        for (const FaceRef &ref : m_samples) {
            const QSizeF size = faceSizeMm(m_source, ref);
            const auto at = [&](double width) {
                const QSize pixels(qRound(width), qRound(width * size.height() / size.width()));
                return renderFace(m_source, ref, pixels)
                    .scaled(40, qRound(40 * size.height() / size.width()), Qt::IgnoreAspectRatio,
                            Qt::SmoothTransformation);
            };
            const QImage small = at(40);
            for (const double width : {400.0, size.width() * 300 / 25.4})
                QVERIFY2(difference(small, at(width)) < 9, qPrintable(QString::fromStdString(ref.kind + ref.row)));
        }
    }

    void aTurnedTileShowsItsNextIndicatorInTheNorth()
    {
        // museum: 3 2 1 flip. Turned by a quarter, what was in the west is in the north.
        const QImage upright = renderFace(m_source, {"map", "museum", ""}, {300, 300});
        const QImage turned = renderFace(m_source, {"map", "museum", "hits-1"}, {300, 300});
        QVERIFY(difference(upright.transformed(QTransform().rotate(90)), turned) < 6);
        QVERIFY(difference(upright, turned) > 6);
    }

    void theBoardShowsTheSceneAlone()
    {
        const QSize size(300, 300);
        const QImage print = renderFace(m_source, {"map", "city", ""}, size);
        const QImage board = renderFace(m_source, {"map", "city", ""}, size, FaceLook::Board);
        QVERIFY(print.pixelColor(4, 150) != board.pixelColor(4, 150));  // rim
        QCOMPARE(print.pixelColor(75, 100), board.pixelColor(75, 100)); // scene
    }

    void theTableNamesOnlyFacesThatPaint()
    {
        const GameEntry *game = findGame(shippedGames(), "bugout");
        const auto session = game->start(shippedBugout(), {});
        QVERIFY(session.has_value());
        const Table table = (*session)->table({});
        QVERIFY(table.spaces.size() == 36 && table.pieces.size() > 20);
        for (const TableSpace &space : table.spaces)
            check(space.face, FaceLook::Board);
        for (const TablePiece &piece : table.pieces)
            check(piece.face, FaceLook::Board);
    }

    void whatIsUnknownLeavesAPlaceholder()
    {
        const std::vector<FaceRef> refs{{"map", "atlantis", ""},     {"rainbow", "r-1", ""}, {"token", "crown", ""},
                                        {"token", "flare", "angry"}, {"lava", "up", ""},     {"survivor", "pink", ""},
                                        {"vehicle", "boat", ""},     {"bridge", "stone", ""}};
        for (const FaceRef &ref : refs)
            for (const FaceLook look : {FaceLook::Print, FaceLook::Board}) {
                const auto [image, said] = painted(m_source, ref, look);
                QVERIFY2(!said.empty(), (ref.kind + ' ' + ref.row).c_str());
                QCOMPARE(said.front().kind, ref.kind);
                QCOMPARE(said.front().row, ref.row);
                QVERIFY(isPainted(image));
            }
        QVERIFY(!painted(FaceSource("chess", {}), {"map", "city", ""}).second.empty());
    }

    void aDesignersPictureStandsInForOurs()
    {
        const QByteArray blue = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                                "<rect width='10' height='10' fill='#0000ff'/></svg>";
        const auto middleOf = [&](const std::string &asset, const Json &art) {
            ContentRows rows = shippedBugout();
            Json city = rows.find("map", "city")->fields;
            if (!art.is_null())
                city["art"] = art;
            rows.put("map", {"city", city});
            const FaceSource source("bugout", rows, {{asset, blue.toStdString()}});
            return renderFace(source, {"map", "city", ""}, {100, 100}, FaceLook::Board).pixelColor(50, 50);
        };
        QCOMPARE(middleOf("my-city.svg", "my-city.svg"), QColor(Qt::blue));
        QCOMPARE(middleOf("scenes/city.svg", {}), QColor(Qt::blue));
        QVERIFY(middleOf("my-city.svg", {}) != QColor(Qt::blue));
    }

    void aBrokenPictureIsADiagnostic_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::newRow("no xml") << QByteArray("a picture") << "my.svg";
        QTest::newRow("cut off") << QByteArray("<svg viewBox='0 0 10 10'><path d='M0 0L1") << "my.svg";
        QTest::newRow("no size") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>") << "my.svg";
        QTest::newRow("empty") << QByteArray() << "my.svg";
        QTest::newRow("png that is none") << QByteArray("\x89PNG\r\n\x1a\n....") << "my.png";
    }

    void aBrokenPictureIsADiagnostic()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        ContentRows rows = shippedBugout();
        Json city = rows.find("map", "city")->fields;
        city["art"] = name.toStdString();
        rows.put("map", {"city", city});
        const FaceSource source("bugout", rows, {{name.toStdString(), bytes.toStdString()}});
        for (const char *state : {"", "flooded"}) {
            const auto [image, said] = painted(source, {"map", "city", state});
            QCOMPARE(said.size(), std::size_t{1});
            QCOMPARE(said.front().path, "art");
            QVERIFY(said.front().message.find(name.toStdString()) != std::string::npos);
            QVERIFY(isPainted(image));
        }
    }

    void rowsOfAnyShapeArePainted()
    {
        const auto rowOf = [](const char *id, const char *fields) { return ContentRow{id, parseJson(fields).value()}; };
        ContentRows rows;
        rows.put("map", rowOf("odd", R"({"name": 5, "type": {}, "track": "3", "icons": {"landmark": 1},
                                         "dots": {"red": "two"}, "population": -3})"));
        rows.put("map", rowOf("long", R"({"name": "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
                                          "population": 4000, "track": ["9", 4, "flip"]})"));
        rows.put("lava", rowOf("odd", "[]"));
        const FaceSource source("bugout", rows);
        const std::vector<FaceRef> refs{{"map", "odd", ""},
                                        {"map", "long", ""},
                                        {"lava", "odd", ""},
                                        {"map", "odd", "flooded"},
                                        {"map", "odd", "hits-x"}};
        for (const FaceRef &ref : refs)
            QVERIFY(isPainted(painted(source, ref).first));
        QVERIFY(!painted(source, {"map", "long", ""}).second.empty());
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
    const std::vector<FaceRef> m_samples{
        {"map", "city", ""},       {"map", "woods-1", "flooded"}, {"lava", "left", ""},      {"token", "sample", ""},
        {"survivor", "red", "R1"}, {"bridge", "rope", ""},        {"rainstorm", "", "back"}, {"lava", "", "back"}};
};

QTEST_MAIN(TestFaces)
#include "tst_faces.moc"
