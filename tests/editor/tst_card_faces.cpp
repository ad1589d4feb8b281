// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/faces.h"
#include "engine/games/bugout/card_parts.h"
#include "engine/games/bugout/icons.h"
#include "engine/games/bugout/marked_text.h"
#include "tests/bugout/shipped_pack.h"
#include "tests/editor/text_recorder.h"

#include <QDir>
#include <QTest>

using namespace cardquake;

namespace {

constexpr double dotsPerMm = 5;

struct Painted {
    QImage image;
    Diagnostics said;

    /// The colour at a place of the face, in mm.
    QColor at(double x, double y) const
    {
        return image.pixelColor(static_cast<int>(x * dotsPerMm), static_cast<int>(y * dotsPerMm));
    }

    bool says(const std::string &words) const
    {
        return std::ranges::any_of(
            said, [&](const Diagnostic &found) { return found.message.find(words) != std::string::npos; });
    }
};

Painted painted(const FaceSource &source, const FaceRef &ref)
{
    Painted result;
    result.image = QImage((faceSizeMm(source, ref) * dotsPerMm).toSize(), QImage::Format_ARGB32_Premultiplied);
    result.image.fill(Qt::transparent);
    QPainter painter(&result.image);
    painter.scale(dotsPerMm, dotsPerMm);
    result.said = paintFace(painter, source, ref);
    return result;
}

FaceSource shipped()
{
    return FaceSource("bugout", shippedBugout());
}

/// The shipped pack with one row changed or added.
FaceSource with(const std::string &kind, const std::string &id, Json fields)
{
    ContentRows rows = shippedBugout();
    fields["id"] = id;
    rows.put(kind, {id, std::move(fields)});
    return FaceSource("bugout", rows);
}

RecordedTexts recorded(const FaceSource &source, const FaceRef &ref)
{
    TextRecorder recorder;
    QPainter painter(&recorder);
    paintFace(painter, source, ref);
    painter.end();
    return recorder.recorded();
}

/// To look at faces beside their designs: CARDQUAKE_FACES=folder writes the pictures.
void keepPicture(const FaceSource &source, const FaceRef &ref)
{
    const QString folder = qEnvironmentVariable("CARDQUAKE_FACES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    const QString name = QString::fromStdString(ref.kind + "-" + ref.row + (ref.state.empty() ? "" : "-" + ref.state));
    renderFace(source, ref, {630, 880}).save(folder + '/' + name + ".png");
}

bool isDeepBlue(const QColor &colour)
{
    return colour.blue() > colour.red() + 40 && colour.lightness() < 130;
}

/// A place of a cell that no drop covers.
QPointF cornerOfCell(const QString &cell)
{
    const int column = cell[0].unicode() - 'A';
    const int row = cell[1].digitValue() - 1;
    return {8.4 + 8.3 * column + 1.6, 19.4 + 8.3 * row + 7.3};
}

} // namespace

/// The faces of cards: what is on them comes from their rows, all of it fits, and it is where it should be.
class TestCardFaces : public QObject {
    Q_OBJECT

private slots:
    void everyCardPaints_data() { addCards(); }

    void everyCardPaints()
    {
        QFETCH(QString, kind);
        QFETCH(QString, id);
        const FaceSource source = shipped();
        const FaceRef ref{kind.toStdString(), id.toStdString(), ""};
        keepPicture(source, ref);
        const Painted face = painted(source, ref);
        for (const Diagnostic &found : face.said)
            qWarning("%s", toText(found).c_str());
        QVERIFY(face.said.empty());
        QVERIFY(face.at(1.5, 44).alpha() == 255);
        QVERIFY(face.at(1.5, 44) == face.at(61.5, 44)); // nothing but frame in the outer 3 mm
    }

    void noTextLeavesTheCard_data() { addCards(); }

    void noTextLeavesTheCard()
    {
        QFETCH(QString, kind);
        QFETCH(QString, id);
        const RecordedTexts face = recorded(shipped(), {kind.toStdString(), id.toStdString(), ""});
        QVERIFY(face.texts.size() >= 4);
        const QRectF safe(3, 3, 57, 83);
        for (const RecordedText &text : face.texts)
            QVERIFY2(safe.contains(text.start) && safe.contains(text.end), qPrintable(text.text));
    }

    void theTextsOfTheEngineStandOnTheFace_data()
    {
        QTest::addColumn<QString>("id");
        for (const ContentRow &row : shippedBugout().rows("event"))
            QTest::newRow(row.id.c_str()) << QString::fromStdString(row.id);
    }

    void theTextsOfTheEngineStandOnTheFace()
    {
        QFETCH(QString, id);
        const ContentRow &row = *shippedBugout().find("event", id.toStdString());
        const QString words = recorded(shipped(), {"event", row.id, ""}).words();
        QVERIFY2(words.contains(QString::fromStdString(row.fields["name"].get<std::string>())), qPrintable(words));
        const auto parts = bugout::cardParts(shippedBugout(), row, bugout::englishPhrases());
        for (const bugout::CardPart &part : parts.parts) {
            const QString text = QString::fromStdString(bugout::plainText(part.text));
            QVERIFY2(words.contains(text), qPrintable(text + " | " + words));
        }
    }

    void everyIconOfAWordIsDrawn()
    {
        const FaceSource source = shipped();
        int icons = 0;
        const auto check = [&](std::string_view family, const std::string &word) {
            const std::string icon(bugout::iconOf(family, word));
            QVERIFY2(!icon.empty() && source.hasArt("icons/" + icon), (std::string(family) + "." + word).c_str());
            ++icons;
        };
        for (const char *kind : {"action", "resource", "vehicle"})
            for (const ContentRow &row : shippedBugout().rows(kind))
                check(kind, row.id);
        for (const ContentRow &row : shippedBugout().rows("tile_type"))
            check("type", row.id);
        const std::map<std::string_view, std::vector<std::string>> families = {
            {"deck", {"draw", "rainstorm", "quake", "tornado", "lava", "event", "apocalypse"}},
            {"disaster", {"rainstorm", "quake", "tornado", "lava"}},
            {"hazard", {"seismic", "tornado", "eruption", "any"}},
            {"kind", {"flare", "landmark", "sample", "map"}},
            {"unlit", {"flare", "landmark", "sample", "map"}},
            {"token", {"flare", "landmark", "sample", "map"}},
            {"tornado", {"active", "inert"}},
            {"cause", {"rain", "quake", "card"}},
            {"bridge", {"sturdy", "rope"}},
        };
        for (const auto &[family, words] : families)
            for (const std::string &word : words)
                check(family, word);
        QVERIFY(icons > 60);
    }

    void rainFallsWhereTheRowSays()
    {
        const Painted face = painted(shipped(), {"rainstorm", "rain-07", ""});
        for (const char *cell : {"E2", "E3"})
            QVERIFY2(isDeepBlue(atCell(face, cell)), cell);
        for (const char *cell : {"E1", "E4", "D2", "F3", "A1", "F6"})
            QVERIFY2(!isDeepBlue(atCell(face, cell)), cell);
        const Painted moved =
            painted(with("rainstorm", "rain-07", {{"cells", {"A1", "F6"}}}), {"rainstorm", "rain-07", ""});
        for (const char *cell : {"A1", "F6"})
            QVERIFY2(isDeepBlue(atCell(moved, cell)), cell);
        QVERIFY(!isDeepBlue(atCell(moved, "E2")));
    }

    void anyNumberOfCells()
    {
        const FaceRef ref{"rainstorm", "x", ""};
        QVERIFY(painted(with("rainstorm", "x", {{"cells", Json::array()}}), ref).says("rains nowhere"));
        const FaceSource one = with("rainstorm", "x", {{"cells", {"C3"}}});
        QVERIFY(painted(one, ref).said.empty());
        Json all = Json::array();
        for (const char column : std::string("ABCDEF"))
            for (const char row : std::string("123456"))
                all.push_back(std::string{column, row});
        for (std::size_t count = 2; count <= 36; ++count) {
            const FaceSource source = with("rainstorm", "x", {{"cells", Json(all.begin(), all.begin() + count)}});
            QVERIFY2(painted(source, ref).said.empty(), std::to_string(count).c_str());
        }
        const FaceSource everywhere = with("rainstorm", "x", {{"cells", all}});
        QVERIFY(recorded(everywhere, ref).words().contains("The whole map"));
        for (const char *cell : {"A1", "C4", "F6"})
            QVERIFY(isDeepBlue(atCell(painted(everywhere, ref), cell)));
    }

    void cellsOffTheMapAreSaid()
    {
        for (const Json &cell : {Json("G3"), Json("A7"), Json("a1"), Json(""), Json(3), Json(nullptr)}) {
            const FaceSource source = with("rainstorm", "x", {{"cells", Json::array({"B2", cell})}});
            const Painted face = painted(source, {"rainstorm", "x", ""});
            QVERIFY(face.says("no cell"));
            QCOMPARE(face.said.front().path, std::string("/cells"));
            QVERIFY(isDeepBlue(atCell(face, "B2")));
        }
        QVERIFY(painted(with("quake", "x", {{"kind", "fault"}, {"cells", "A1"}}), {"quake", "x", ""}).says("no list"));
    }

    void aFaultOfAnyShapePaints()
    {
        for (const Json &cells :
             {Json{"C3"}, Json{"A1", "F6"}, Json{"A1", "B1", "B2", "C2", "C3", "D4"}, Json{"F6", "E5", "D4"}}) {
            const Painted face = painted(with("quake", "x", {{"kind", "fault"}, {"cells", cells}}), {"quake", "x", ""});
            QVERIFY(face.said.empty());
            QVERIFY(atCell(face, cells[0].get<std::string>().c_str()).lightness() < 170);
            QVERIFY(atCell(face, "A6").lightness() > 200);
        }
    }

    void aResourceSaysWhatItPays()
    {
        QVERIFY(!recorded(shipped(), {"draw", "gas", ""}).words().contains("Repair"));
        const FaceSource dearer = with("action", "repair", {{"kind", "complex"}, {"cost", {{"tool", 1}, {"gas", 1}}}});
        QVERIFY(recorded(dearer, {"draw", "gas", ""}).words().contains("Repair"));
        QVERIFY(painted(dearer, {"draw", "gas", ""}).image != painted(shipped(), {"draw", "gas", ""}).image);
        const FaceSource free = with("action", "save-rain", {{"kind", "reaction"}});
        QVERIFY(recorded(free, {"rainstorm", "rain-07", ""}).words().contains("Saving is free."));
        QVERIFY(!recorded(free, {"draw", "pipe", ""}).words().contains("Save from rain"));
        const FaceSource any = with("action", "move", {{"kind", "basic"}, {"cost", {{"any", 1}}}});
        for (const char *resource : {"pipe", "tool", "rope", "gas"})
            QVERIFY(recorded(any, {"draw", resource, ""}).words().contains("Move"));
    }

    void aResourceOfTheDesignersPaints()
    {
        ContentRows rows = shippedBugout();
        rows.put("resource", {"wood", {{"id", "wood"}, {"name", "Wood"}}});
        rows.put("draw", {"wood", {{"id", "wood"}, {"kind", "resource"}}});
        const FaceSource source("bugout", rows);
        QVERIFY(painted(source, {"draw", "wood", ""}).said.empty());
        QVERIFY(recorded(source, {"draw", "wood", ""}).words().contains("Wood"));
    }

    void longTextsFitOrAreSaid()
    {
        Json event = shippedBugout().find("event", "fresh-air")->fields;
        const auto ofText = [&](int words) {
            std::string text;
            for (int i = 0; i < words; ++i)
                text += i == 0 ? "Words" : " words";
            event["text"] = text;
            return painted(with("event", "x", event), {"event", "x", ""});
        };
        QVERIFY(ofText(50).said.empty()); // 300 characters
        QVERIFY(ofText(500).says("does not fit"));
        event["text"] = std::string(300, 'm');
        QVERIFY(painted(with("event", "x", event), {"event", "x", ""}).says("does not fit"));
        event.erase("text");
        event["name"] = std::string(60, 'W');
        QVERIFY(painted(with("event", "x", event), {"event", "x", ""}).says("title does not fit"));
    }

    void whatLooksLikeAMarkIsNone()
    {
        Json event = shippedBugout().find("event", "fresh-air")->fields;
        event["text"] = "Two ** stars and an {icon:frobnicate}";
        const FaceSource source = with("event", "x", event);
        QVERIFY(painted(source, {"event", "x", ""}).said.empty());
        QVERIFY(recorded(source, {"event", "x", ""}).words().contains("frobnicate"));
    }

    void anythingCanBeOnACard_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"rainstorm", "quake", "tornado", "draw", "event", "apocalypse", "signal"})
            QTest::newRow(kind) << kind;
    }

    /// Faulty rows, rows of nothing, and no row at all paint something and say what is wrong.
    void anythingCanBeOnACard()
    {
        QFETCH(QString, kind);
        const std::string deck = kind.toStdString();
        QVERIFY(!painted(shipped(), {deck, "no-such-card", ""}).said.empty());
        QVERIFY(!painted(with(deck, "x", Json::object()), {deck, "x", ""}).image.isNull());
        const std::vector<Json> nonsense = {nullptr,       true, -5, 1e9, "", "frobnicate", Json::array({1, nullptr}),
                                            Json::object()};
        for (const Json &value : nonsense) {
            for (const ContentRow &row : {shippedBugout().rows(deck).front(), shippedBugout().rows(deck).back()}) {
                for (const auto &[field, was] : row.fields.items()) {
                    Json changed = row.fields;
                    changed[field] = value;
                    QVERIFY(painted(with(deck, "x", changed), {deck, "x", ""}).at(1.5, 1.5).alpha() == 255);
                }
            }
        }
    }

    void anUnknownEffectIsAQuestionMark()
    {
        const Json event{{"name", "X"}, {"format", "choice"}, {"effects", {{{"do", "frobnicate"}}}}};
        const FaceSource source = with("event", "x", event);
        QVERIFY(painted(source, {"event", "x", ""}).said.empty());
        const QString words = recorded(source, {"event", "x", ""}).words();
        QVERIFY2(words.contains("Frobnicate") && words.contains("?"), qPrintable(words));
    }

    void manyOptionsShareTheCard()
    {
        Json options = Json::array();
        for (int i = 0; i < 4; ++i)
            options.push_back({{"label", "x"}, {"effects", {{{"do", "draw"}, {"n", i + 1}}}}});
        const Json event{{"name", "X"}, {"effects", {{{"do", "choose-one"}, {"options", options}}}}};
        const FaceSource source = with("event", "x", event);
        QVERIFY(painted(source, {"event", "x", ""}).said.empty());
        QVERIFY(recorded(source, {"event", "x", ""}).words().contains("Draw 4 more cards."));
    }

    void aPatternOfAnySizePaints()
    {
        for (const Json &rows : {Json{"H"}, Json{"FFFFFF", "FHFFFF", "FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF"},
                                 Json{"HF"}, Json{"F", "H", "F", ".", ".", "F"}})
            QVERIFY(painted(with("signal", "x", {{"difficulty", "hard"}, {"rows", rows}}), {"signal", "x", ""})
                        .said.empty());
        const Json noHelicopter{{"difficulty", "hard"}, {"rows", {"F.F"}}};
        QVERIFY(painted(with("signal", "x", noHelicopter), {"signal", "x", ""}).says("exactly one helicopter"));
    }

    /// Printed in grey the backs of no two decks look alike.
    void decksDifferInGrey()
    {
        std::map<std::string, QImage> backs;
        for (const char *deck : {"rainstorm", "quake", "tornado", "draw", "event", "apocalypse", "signal"})
            backs[deck] = painted(shipped(), {deck, "", "back"}).image.convertToFormat(QImage::Format_Grayscale8);
        for (const auto &[deck, back] : backs)
            for (const auto &[other, otherBack] : backs) {
                if (deck >= other)
                    continue;
                int different = 0;
                for (int y = 0; y < back.height(); y += 2)
                    for (int x = 0; x < back.width(); x += 2)
                        different += std::abs(qGray(back.pixel(x, y)) - qGray(otherBack.pixel(x, y))) > 40 ? 1 : 0;
                QVERIFY2(different > 400, (deck + " and " + other + ": " + std::to_string(different)).c_str());
            }
    }

private:
    static QColor atCell(const Painted &face, const char *cell)
    {
        const QPointF place = cornerOfCell(cell);
        return face.at(place.x(), place.y());
    }

    static void addCards()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("id");
        for (const char *kind : {"rainstorm", "quake", "tornado", "draw", "event", "apocalypse", "signal"})
            for (const ContentRow &row : shippedBugout().rows(kind))
                QTest::addRow("%s %s", kind, row.id.c_str()) << kind << QString::fromStdString(row.id);
    }
};

QTEST_MAIN(TestCardFaces)
#include "tst_card_faces.moc"
