// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/bugout/content_checks.h"
#include "tests/data/embedded_content.h"

#include <QTest>

using namespace cardquake;

namespace {

/// `error map forest-1 volcano`: what a finding is about, without its words.
QString placeOf(const Diagnostic &finding)
{
    QStringList parts = {QString::fromUtf8(toWord(finding.severity).data())};
    for (const std::string *part : {&finding.kind, &finding.row, &finding.path})
        if (!part->empty())
            parts += QString::fromStdString(*part);
    return parts.join(' ');
}

QStringList placesOf(const Diagnostics &findings)
{
    QStringList places;
    for (const Diagnostic &finding : findings)
        places += placeOf(finding);
    return places;
}

ContentRows without(const ContentRows &content, const std::string &kind, const std::string &id)
{
    ContentRows rest;
    for (const std::string &name : content.kinds())
        for (const ContentRow &row : content.rows(name))
            if (name != kind || row.id != id)
                rest.put(name, row);
    return rest;
}

/// A field of a row set to something else; a row that is not there yet is added.
ContentRows with(ContentRows content, const std::string &kind, const std::string &id, const Json &changes)
{
    const ContentRow *known = content.find(kind, id);
    Json fields = known ? known->fields : Json{{"id", id}};
    fields.update(changes);
    content.put(kind, {id, std::move(fields)});
    return content;
}

/// An event that does `effects`, and may be kept in `hand`.
QString cardText(const char *effects, const char *hand = "{}")
{
    return QStringLiteral(R"({"name": "X", "format": "hand", "effects": %1, "hand": %2})").arg(effects, hand);
}

} // namespace

/// Every check that spans rows: silent on the shipped pack, and outspoken about one planted fault.
class TestBugoutChecks : public QObject {
    Q_OBJECT

private slots:
    void theShippedPackIsSound() { QCOMPARE(placesOf(bugout::checkContent(m_content)), QStringList()); }

    void aPlantedFaultIsFound_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("changes"); // empty: the row is taken out
        QTest::addColumn<QStringList>("places");
        addMapFaults();
        addDeckFaults();
        addEffectFaults();
        addHandFaults();
    }

    void aPlantedFaultIsFound()
    {
        QFETCH(QString, kind);
        QFETCH(QString, row);
        QFETCH(QString, changes);
        QFETCH(QStringList, places);
        const ContentRows faulty = changes.isEmpty() ? without(m_content, kind.toStdString(), row.toStdString())
                                                     : with(m_content, kind.toStdString(), row.toStdString(),
                                                            Json::parse(changes.toStdString()));
        const Diagnostics findings = bugout::checkContent(faulty);
        QCOMPARE(placesOf(findings), places);
        for (const Diagnostic &finding : findings)
            QVERIFY2(finding.message.ends_with('.') && (finding.fix.empty() || finding.fix.ends_with('.')),
                     finding.message.c_str());
    }

    void wordsNameWhatIsWrongAndTheWayOut()
    {
        const Diagnostics findings = bugout::checkContent(with(m_content, "map", "town", {{"icons", {"flare"}}}));
        QCOMPARE(findings.size(), 1u);
        QCOMPARE(findings[0].message, std::string("7 Flare icons on the tiles, but tokens.flares is 6."));
        QCOMPARE(findings[0].fix, std::string("Change the icons or the figure."));
        QVERIFY(findings[0].pack.empty());
    }

    void wrongTypesArePassedOver()
    {
        const char *nonsense[] = {"null",
                                  "true",
                                  "7",
                                  "-99999999999999",
                                  "1.5",
                                  "\"x\"",
                                  "[]",
                                  "{}",
                                  "[null, 3, {}]",
                                  "{\"a\": [[{}]]}",
                                  "[{\"do\": 4, \"target\": [1], \"options\": [0, {\"effects\": 9}]}]"};
        for (const std::string &kind : m_content.kinds())
            for (const ContentRow &row : m_content.rows(kind))
                for (const auto &[name, value] : row.fields.items())
                    for (const char *text : nonsense)
                        if (isFirstWith(kind, name, row))
                            bugout::checkContent(with(m_content, kind, row.id, {{name, Json::parse(text)}}));
        ContentRows broken = m_content;
        broken.put("event", {"not-an-object", Json::parse("[1, 2]")});
        QCOMPARE(placesOf(bugout::checkContent(broken)), QStringList());
    }

    void anEmptyPackIsToldWhatItLacks()
    {
        const QStringList places = placesOf(bugout::checkContent({}));
        QVERIFY(places.contains("error map volcano"));
        QVERIFY(places.contains("error map population"));
        QVERIFY(places.contains("error tile_type rope"));
        QVERIFY(places.contains("error constant tokens.flares"));
        QVERIFY(places.contains("error signal difficulty"));
    }

private:
    static void fault(const char *name, const char *kind, const char *row, const QString &changes,
                      const QStringList &places)
    {
        QTest::newRow(name) << QString(kind) << QString(row) << changes << places;
    }

    static void addMapFaults()
    {
        fault("no volcano", "map", "volcano", R"({"volcano": false})", {"error map volcano"});
        fault("two volcanoes", "map", "peak", R"({"volcano": true})", {"error map peak volcano"});
        fault("a flat volcano", "map", "volcano", R"({"type": "terrain"})", {"error map volcano type"});
        fault("one survivor less", "map", "town", R"({"population": 3, "dots": {"red": 1, "blue": 1, "yellow": 1}})",
              {"error map population", "error map dots.green"});
        fault("dots do not fit the population", "map", "town", R"({"population": 5})",
              {"error map town dots", "error map population"});
        fault("a colour too often", "map", "town", R"({"dots": {"red": 2, "blue": 1, "yellow": 1}})",
              {"error map dots.red", "error map dots.green"});
        fault("a lived-in landmark", "map", "town", R"({"type": "landmark"})", {"error map town population"});
        fault("a town without room", "tile_type", "urban", R"({"capacity": 5})", {"error map capital population"});
        fault("a flare too many", "map", "town", R"({"icons": ["flare"]})", {"error map icons"});
        fault("a landmark too few", "map", "museum", R"({"icons": []})", {"error map icons"});
        fault("a map icon too many", "map", "town", R"({"icons": ["map"]})", {"error map icons"});
        fault("samples for all icons", "constant", "tokens.samples", R"({"value": 1})", {"error map icons"});
        fault("no tornado on the field", "map", "field-2", R"({"icons": []})", {"error map icons"});
        fault("a second tornado on a plain", "map", "plain-1", R"({"icons": ["flare", "tornado-plain"]})",
              {"error map icons"});
        fault("a track without end", "map", "town", R"({"track": ["2", "1"]})",
              {"error map town track[1]", "warning map town track[0]"});
        fault("a track that ends early", "map", "town", R"({"track": ["2", "flip", "destroy"]})",
              {"error map town track[1]"});
        fault("numerals that do not count down", "map", "town", R"({"track": ["3", "1", "destroy"]})",
              {"warning map town track[0]"});
        fault("a bridge that floods", "bridge", "sturdy", R"({"track": ["1", "flip"]})",
              {"error bridge sturdy track[1]"});
        fault("a tile laid twice", "layout", "far-corners", R"({"tiles": {"A1": "city", "B2": "town", "C3": "city"}})",
              {"error layout far-corners tiles.C3"});
        fault("open cells are no tile", "layout", "far-corners", R"({"tiles": {"A1": "", "B2": ""}})", {});
        fault("a layout called listed", "layout", "listed", R"({"name": "X", "tiles": {}})",
              {"error layout listed id"});
        fault("a layout called shuffled", "layout", "shuffled", R"({"name": "X", "tiles": {}})",
              {"error layout shuffled id"});
        fault("eight tile types", "tile_type", "lava", {}, {"error tile_type lava"});
    }

    static void addDeckFaults()
    {
        fault("no rope bridge", "bridge", "rope", {}, {"error bridge rope"});
        fault("no climbing", "action", "climb", {}, {"error action climb"});
        fault("a figure is missing", "constant", "hand.base", {}, {"error constant hand.base"});
        fault("more maps placed than there are", "constant", "tokens.maps", R"({"value": 3})",
              {"error constant map.tokens_placed value", "error apocalypse rescue-4 number",
               "error apocalypse rescue-5 number", "error apocalypse rescue-6 number"});
        fault("a card for no resource", "draw", "wood", R"({"kind": "resource"})", {"error draw wood id"});
        fault("a resource without card", "resource", "wood", R"({"name": "Wood"})", {"error resource wood"});
        fault("a resource called any", "resource", "any", R"({"name": "Any"})",
              {"error resource any id", "error resource any"});
        fault("the same rain twice", "rainstorm", "rain-60", R"({"cells": ["B1", "A1"]})",
              {"warning rainstorm rain-60 cells"});
        fault("a stop with a fault line", "quake", "stop", R"({"cells": ["A1"]})", {"warning quake stop cells"});
        fault("a quake without end", "quake", "stop", R"({"copies": 0})", {"warning quake kind"});
        fault("a destroy card with a number", "apocalypse", "beams-snap", R"({"number": 2})",
              {"warning apocalypse beams-snap number"});
        fault("a rescue that rescues nobody", "apocalypse", "rescue-1", R"({"effects": []})",
              {"warning apocalypse rescue-1 effects"});
        fault("a signal with two helicopters", "signal", "easy-01", R"({"rows": ["FHF", ".HF"]})",
              {"error signal easy-01 rows"});
        fault("a signal without helicopter", "signal", "easy-01", R"({"rows": ["FFF"]})",
              {"error signal easy-01 rows"});
        fault("a ragged signal", "signal", "easy-01", R"({"rows": ["F.F", ".H", ".F."]})",
              {"error signal easy-01 rows"});
        fault("a signal with seven flares", "signal", "easy-01", R"({"rows": ["FFFF", "FHFF"]})",
              {"error signal easy-01 rows"});
        fault("a signal without flare", "signal", "easy-01", R"({"rows": ["H"]})", {"warning signal easy-01 rows"});
        fault("the same signal in a larger frame", "signal", "easy-02", R"({"rows": ["F.F.", ".H..", ".F.."]})",
              {"warning signal easy-02 rows"});
        fault("two rescue cards for a number", "apocalypse", "rescue-2", R"({"number": 1})",
              {"error apocalypse rescue-2 number", "warning apocalypse number"});
        fault("a number without map token", "apocalypse", "rescue-6", R"({"number": 7})",
              {"error apocalypse rescue-6 number", "warning apocalypse number"});
        fault("a rescue card twice", "apocalypse", "rescue-6", R"({"copies": 2})",
              {"error apocalypse rescue-6 copies"});
        fault("a rescue card left out", "apocalypse", "rescue-6", R"({"copies": 0})", {"warning apocalypse number"});
    }

    static void addEffectFaults()
    {
        const auto effects = [](const char *name, const char *list, const QStringList &places) {
            fault(name, "event", "x", cardText(list), places);
        };
        effects("a remembered tile", R"([{"do": "let", "as": "a", "target": {"tiles": {}}},
                                         {"do": "flood", "target": {"tiles": {"ref": "a"}}}])",
                {});
        effects("remembered too late", R"([{"do": "flood", "target": {"tiles": {"ref": "a"}}},
                                           {"do": "let", "as": "a", "target": {"tiles": {}}}])",
                {"error event x effects[0].target.tiles.ref"});
        effects("remembered by itself", R"([{"do": "let", "as": "a", "target": {"tiles": {"ref": "a"}}}])",
                {"error event x effects[0].target.tiles.ref"});
        effects("remembered in the other branch",
                R"([{"do": "if", "cond": {"count": {"graveyard": true}, "op": ">", "n": 0},
                     "then": [{"do": "let", "as": "a", "target": {"tiles": {}}}],
                     "else": [{"do": "flood", "target": {"tiles": {"ref": "a"}}}]},
                    {"do": "drain", "target": {"tiles": {"ref": "a"}}}])",
                {"error event x effects[0].else[0].target.tiles.ref"});
        effects("remembered in the other option",
                R"([{"do": "choose-one", "options": [
                       {"label": "a", "effects": [{"do": "let", "as": "a", "target": {"tiles": {}}}]},
                       {"label": "b", "effects": [{"do": "may", "effects": [
                           {"do": "move-survivor", "target": {"survivors": {}}, "to": {"ref": "a"}}]}]}]}])",
                {"error event x effects[0].options[1].effects[0].effects[0].to.ref"});
        fault("an apocalypse to keep", "apocalypse", "gone-nw", R"({"effects": [{"do": "keep"}]})",
              {"warning apocalypse gone-nw effects[0]"});
    }

    static void addHandFaults()
    {
        const auto kept = [](const char *name, const char *form, const QStringList &places) {
            fault(name, "event", "x", cardText(R"([{"do": "keep"}])", form), places);
        };
        kept("kept in its form", R"({"main": {}})", {});
        kept("kept without form", "{}", {"warning event x effects[0]"});
        kept("kept in a missing form", R"({"no": {}})", {"warning event x effects[0]", "warning event x hand.no"});
        kept("kept while it is discarded", R"({"main": {"on_discard": [{"do": "keep"}]}})",
             {"warning event x hand.main.on_discard[0]"});
        kept("protects a tile nobody remembered",
             R"({"main": {"passive": [{"mod": "immune", "tiles": {"ref": "a"}, "cause": ["rain"]}]}})",
             {"error event x hand.main.passive[0].tiles.ref"});
        kept("kept until something about a tile nobody remembered",
             R"({"main": {"until": {"not": {"all": [{"count": {"tiles": {"ref": "a"}}, "op": ">", "n": 0}]}}}})",
             {"error event x hand.main.until.not.all[0].count.tiles.ref"});
        kept("a tile remembered when discarded",
             R"({"main": {"on_discard": [
                    {"do": "let", "as": "a", "target": {"tiles": {}}},
                    {"do": "kill", "target": {"survivors": {"on": {"adjacent": {"ref": "a"}}}}}]}})",
             {});
        fault("remembered before it was kept", "event", "x",
              cardText(R"([{"do": "let", "as": "a", "target": {"tiles": {}}}, {"do": "keep"}])",
                       R"({"main": {"on_discard": [{"do": "flood", "target": {"tiles": {"ref": "a"}}}]}})"),
              {"error event x hand.main.on_discard[0].target.tiles.ref"});
    }

    /// One row per field is enough to try nonsense on.
    bool isFirstWith(const std::string &kind, const std::string &field, const ContentRow &row) const
    {
        for (const ContentRow &other : m_content.rows(kind))
            if (other.fields.contains(field))
                return other.id == row.id;
        return false;
    }

    const ContentRows m_content = embeddedPack("bugout");
};

QTEST_APPLESS_MAIN(TestBugoutChecks)
#include "tst_bugout_checks.moc"
