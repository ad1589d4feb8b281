// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/store_helpers.h"
#include "tests/data/store_model.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <random>
#include <tuple>

using namespace cardquake;
using namespace cardquake::test;

namespace {

/// Does random things to a workshop file and to a simple model of it.
class Monkey {
public:
    explicit Monkey(unsigned seed)
        : m_random(seed)
        , m_workshop(m_scratch.open())
        , m_model(originalContent())
    {
        m_workshop->seed(toPacks(m_model.now()));
    }

    void act()
    {
        switch (below(14)) {
        case 0:
        case 1:
            undoOrRedo([](Workshop &w) { return w.undo(); }, [](ModelHistory &m) { return m.undo(); });
            break;
        case 2:
            undoOrRedo([](Workshop &w) { return w.redo(); }, [](ModelHistory &m) { return m.redo(); });
            break;
        case 3:
            tagOrUntag();
            break;
        case 4:
            restore();
            break;
        case 5:
            m_workshop.reset();
            m_workshop.emplace(m_scratch.open());
            break;
        default:
            edit();
        }
    }

    void check()
    {
        QVERIFY(everything(*m_workshop) == toPacks(m_model.now()));
        QCOMPARE(m_workshop->history().size(), m_model.last());
        QCOMPARE(m_workshop->nextUndo() ? m_workshop->nextUndo()->position : 0,
                 static_cast<std::int64_t>(m_model.head()));
        QCOMPARE(m_workshop->versions().size(), m_model.tags.size());
    }

    /// Any version can be looked at, and any two compared.
    void checkPast()
    {
        for (const auto &[name, position] : m_model.tags)
            for (const auto &[id, pack] : m_model.at(position))
                QVERIFY(m_workshop->contentAt(name, id) == pack.toPack());
        const std::size_t from = below(m_model.last() + 1);
        const std::size_t to = below(m_model.last() + 1);
        checkDiff(m_workshop->diff(std::to_string(from), std::to_string(to)), m_model.at(from), m_model.at(to));
    }

    void checkWholeWay()
    {
        while (m_workshop->undo()) {
            QVERIFY(m_model.undo());
            QVERIFY(everything(*m_workshop) == toPacks(m_model.now()));
        }
        QCOMPARE(m_model.head(), 0u);
        while (m_workshop->redo()) {
            QVERIFY(m_model.redo());
            QVERIFY(everything(*m_workshop) == toPacks(m_model.now()));
        }
        QCOMPARE(m_model.head(), m_model.last());
        m_workshop.reset();
        QCOMPARE(integrityOf(m_scratch.file()), "ok");
    }

private:
    static ModelContent originalContent()
    {
        ModelContent content;
        content["first"] = {
            {"first", "bugout", "First", ""}, {{"map", {tile("a", "A"), tile("b", "B")}}}, {{"x.svg", "1"}}};
        content["second"] = {{"second", "bem", "Second", ""}, {{"map", {tile("a", "A")}}}, {}};
        return content;
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }
    bool chance(std::size_t of) { return below(of) == 0; }
    std::string anyOf(const std::vector<std::string> &words) { return words[below(words.size())]; }

    template <class Map>
    std::string anyKey(const Map &map)
    {
        return std::next(map.begin(), static_cast<std::ptrdiff_t>(below(map.size())))->first;
    }

    ContentRow randomRow(const std::string &id)
    {
        ContentRow row = tile(id, anyOf({"Beach", "Town", "Woods"}));
        row.fields["copies"] = below(3);
        return row;
    }

    void undoOrRedo(const std::function<std::optional<HistoryEntry>(Workshop &)> &inFile,
                    const std::function<bool(ModelHistory &)> &inModel)
    {
        QCOMPARE(inFile(*m_workshop).has_value(), inModel(m_model));
    }

    void tagOrUntag()
    {
        if (m_model.tags.size() > 1 && chance(3)) {
            const std::string name = anyKey(m_model.tags);
            m_workshop->deleteTag(name);
            m_model.tags.erase(name);
        } else {
            const std::string name = "tag-" + std::to_string(++m_count);
            m_workshop->tag(name);
            m_model.tags[name] = m_model.head();
        }
    }

    void restore()
    {
        const std::size_t position = below(m_model.last() + 1);
        ModelContent content = m_model.at(position);
        bool changed = false;
        if (chance(2)) {
            changed = m_workshop->restore(std::to_string(position));
        } else if (!content.empty()) {
            const std::string pack = anyKey(content);
            changed = m_workshop->restore(std::to_string(position), pack);
            content = m_model.now();
            content[pack] = m_model.at(position).at(pack);
        }
        if (changed)
            m_model.edit(content, "", m_time, m_workshop->history().size());
    }

    void edit()
    {
        const std::string key = chance(2) ? anyOf({"k", "l"}) : "";
        const auto pause = static_cast<std::int64_t>(below(3000));
        m_time += pause;
        m_scratch.pass(pause);
        ModelContent content = m_model.now();
        const bool recorded = m_workshop->edit({"Edit", key}, [&](Editor &editor) {
            for (std::size_t step = 0; step <= below(3); ++step)
                changeAnything(editor, content);
        });
        QVERIFY(recorded || content == m_model.now());
        if (recorded)
            m_model.edit(content, key, m_time, m_workshop->history().size());
    }

    void changeAnything(Editor &editor, ModelContent &content)
    {
        if (content.empty() || chance(10))
            changePacks(editor, content);
        else if (ModelPack &pack = content.at(anyKey(content)); chance(8))
            changeAssets(editor, pack);
        else if (chance(12))
            replacePack(editor, pack);
        else
            changeRows(editor, pack.info.id, anyOf({"map", "event"}), pack);
    }

    void changePacks(Editor &editor, ModelContent &content)
    {
        const std::string id = "pack-" + std::to_string(++m_count);
        const PackInfo info{id, "bugout", "New", "Text"};
        if (content.empty() || chance(4)) {
            editor.createPack(info);
            content[id] = {info, {}, {}};
            return;
        }
        const std::string known = anyKey(content);
        switch (below(4)) {
        case 0:
            editor.copyPack(known, info);
            content[id] = {info, content.at(known).kinds, content.at(known).assets};
            break;
        case 1:
            editor.renamePack(known, id);
            content[id] = content.at(known);
            content[id].info.id = id;
            content.erase(known);
            break;
        case 2:
            editor.deletePack(known);
            content.erase(known);
            break;
        default:
            content.at(known).info.name = anyOf({"One", "Two"});
            editor.updatePack(content.at(known).info);
        }
    }

    void changeAssets(Editor &editor, ModelPack &pack)
    {
        const std::string name = anyOf({"x.svg", "y.svg"});
        if (pack.assets.contains(name) && chance(2)) {
            editor.deleteAsset(pack.info.id, name);
            pack.assets.erase(name);
        } else {
            pack.assets[name] = anyOf({"1", "2", ""});
            editor.setAsset(pack.info.id, {name, pack.assets[name]});
        }
    }

    void replacePack(Editor &editor, ModelPack &pack)
    {
        for (auto &[kind, rows] : pack.kinds) {
            for (std::size_t i = rows.size(); i > 1; --i)
                std::swap(rows[i - 1], rows[below(i)]);
            if (rows.size() > 1 && chance(2))
                rows.pop_back();
        }
        editor.replacePack(pack.toPack());
    }

    void changeRows(Editor &editor, const std::string &pack, const std::string &kind, ModelPack &model)
    {
        std::vector<ContentRow> &rows = model.kinds[kind];
        const std::string newId = "row-" + std::to_string(++m_count);
        const std::size_t to = below(rows.size() + 1);
        if (rows.empty() || chance(3)) {
            editor.addRow(pack, kind, randomRow(newId), to);
            rows.insert(at(rows, to), *editor.content().row(pack, kind, newId));
            return;
        }
        const std::size_t from = below(rows.size());
        const std::string id = rows[from].id;
        switch (below(5)) {
        case 0:
            rows[from] = randomRow(id);
            editor.setRow(pack, kind, rows[from]);
            break;
        case 1:
            rows.erase(at(rows, from));
            editor.deleteRow(pack, kind, id);
            break;
        case 2:
            rename(rows[from], newId);
            editor.renameRow(pack, kind, id, newId);
            break;
        case 3: {
            ContentRow copy = rows[from];
            rename(copy, newId);
            rows.insert(at(rows, from + 1), copy);
            editor.copyRow(pack, kind, id, newId);
            break;
        }
        default: {
            const ContentRow row = rows[from];
            rows.erase(at(rows, from));
            rows.insert(at(rows, std::min(to, rows.size())), row);
            editor.moveRow(pack, kind, id, to);
        }
        }
        if (rows.empty())
            model.kinds.erase(kind);
    }

    static std::vector<ContentRow>::iterator at(std::vector<ContentRow> &rows, std::size_t index)
    {
        return rows.begin() + static_cast<std::ptrdiff_t>(index);
    }

    static void rename(ContentRow &row, const std::string &id)
    {
        row.id = id;
        row.fields["id"] = id;
    }

    static void checkDiff(const VersionDiff &diff, const ModelContent &from, const ModelContent &to)
    {
        using Rows = std::map<std::tuple<std::string, std::string, std::string>, Json>;
        const auto flat = [](const ModelContent &content) {
            Rows rows;
            for (const auto &[id, pack] : content)
                for (const auto &[kind, list] : pack.kinds)
                    for (const ContentRow &row : list) {
                        Json &fields = rows[{id, kind, row.id}] = row.fields;
                        fields.erase("id");
                    }
            return rows;
        };
        Rows rows = flat(from); // led to the other version by nothing but what the comparison says
        for (const RowDifference &row : diff.rows) {
            const std::tuple key(row.pack, row.kind, row.id);
            QCOMPARE(rows.contains(key), row.difference != Difference::Added);
            Json &fields = rows.try_emplace(key, Json::object()).first->second;
            for (const FieldDifference &field : row.fields) {
                QVERIFY(fields.value(field.field, Json()) == field.before.value_or(Json()));
                if (field.after)
                    fields[field.field] = *field.after;
                else
                    fields.erase(field.field);
            }
            if (row.difference == Difference::Removed) {
                QVERIFY(fields.empty());
                rows.erase(key);
            }
        }
        QVERIFY(rows == flat(to));
    }

    std::mt19937 m_random;
    Scratch m_scratch;
    std::optional<Workshop> m_workshop;
    ModelHistory m_model;
    std::int64_t m_time = 0;
    int m_count = 0;
};

} // namespace

class TestStoreModel : public QObject {
    Q_OBJECT

private slots:
    void theFileDoesWhatASimpleModelDoes_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void theFileDoesWhatASimpleModelDoes()
    {
        QFETCH(unsigned, seed);
        Monkey monkey(seed);
        for (int step = 0; step < 150; ++step) {
            monkey.act();
            monkey.check();
            if (step % 10 == 0)
                monkey.checkPast();
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("at step %1").arg(step)));
        }
        monkey.checkWholeWay();
    }
};

QTEST_APPLESS_MAIN(TestStoreModel)
#include "tst_store_model.moc"
