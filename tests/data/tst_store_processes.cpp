// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/child.h"
#include "tests/data/store_helpers.h"

#include <QTest>

#include <sys/time.h>

using namespace cardquake;
using namespace cardquake::test;

namespace {

/// Makes edit after edit, each with a change of structure and a count of the edits, and reports each one.
void editForever(const Scratch &scratch, const Child::Line &line)
{
    Workshop workshop = scratch.openSeeded();
    for (auto edit = workshop.nextUndo() ? workshop.nextUndo()->position + 1 : 1;; ++edit) {
        workshop.edit({"Edit", {}}, [&](Editor &editor) {
            const std::string id = "row-" + std::to_string(edit);
            editor.addRow("bugout", "event", tile(id, "Event"), 0);
            if (edit % 3 == 0)
                editor.renameRow("bugout", "event", "row-" + std::to_string(edit - 1),
                                 "renamed-" + std::to_string(edit));
            if (edit % 3 == 1 && edit > 3)
                editor.deleteRow("bugout", "event", "renamed-" + std::to_string(edit - 1));
            ContentRow counter = editor.content().row("bugout", "map", "town").value();
            counter.fields["edits"] = edit;
            editor.setRow("bugout", "map", counter);
        });
        line.say(std::to_string(edit));
    }
}

std::int64_t countedEdits(const Workshop &workshop)
{
    return workshop.row("bugout", "map", "town")->fields.value("edits", std::int64_t{0});
}

} // namespace

/// Several programs on one file, and programs that end in the middle of their work.
class TestStoreProcesses : public QObject {
    Q_OBJECT

private slots:
    void aSuddenEndLosesNoReportedEdit()
    {
        const Scratch scratch;
        std::vector<Pack> original;
        {
            const Workshop workshop = scratch.openSeeded();
            original = everything(workshop);
        }
        std::int64_t reported = 0;
        for (int round = 0; round < 5; ++round) {
            const Child child([&](const Child::Line &line) { editForever(scratch, line); });
            for (int edit = 0; edit < 50 + 7 * round; ++edit) {
                const std::string heard = child.line().hear();
                bool isNumber = false;
                reported = QString::fromStdString(heard).toLongLong(&isNumber);
                QVERIFY2(isNumber, heard.c_str());
            }
            child.killHard();
            for (std::string line = child.line().hear(); !line.empty(); line = child.line().hear())
                reported = std::stoll(line);

            Workshop workshop = scratch.open();
            QCOMPARE(workshop.access().mode, AccessMode::ReadWrite); // the lock went with its owner
            const std::int64_t kept = workshop.nextUndo()->position;
            QVERIFY2(kept == reported || kept == reported + 1, "the last one may be saved and not yet reported");
            QCOMPARE(countedEdits(workshop), kept);
            QCOMPARE(static_cast<std::int64_t>(workshop.history().size()), kept);

            const std::vector<Pack> last = everything(workshop);
            for (std::int64_t edit = kept; edit > 0; --edit) {
                QVERIFY(workshop.undo());
                QCOMPARE(countedEdits(workshop), edit - 1);
            }
            QVERIFY(everything(workshop) == original);
            while (workshop.redo())
                continue;
            QVERIFY(everything(workshop) == last);
        }
        QCOMPARE(integrityOf(scratch.file()), "ok");
    }

    void aSuddenEndWhileTheFileIsMadeLeavesNoHalfFile()
    {
        int complete = 0;
        for (int round = 1; round <= 30; ++round) {
            const Scratch scratch;
            const Child child([&](const Child::Line &line) {
                const itimerval alarm{{0, 0}, {0, round * 1000L}}; // ends the process by itself, a bit later each round
                setitimer(ITIMER_REAL, &alarm, nullptr);
                scratch.openSeeded();
                line.say("complete");
            });
            complete += child.line().hear() == "complete" ? 1 : 0;
            child.killHard();
            const Workshop workshop = scratch.openSeeded();
            QVERIFY(everything(workshop) == (std::vector{samplePack("bugout"), samplePack("pods")}));
            QCOMPARE(workshop.versions().size(), 1u);
        }
        QVERIFY2(complete < 30, "no round was interrupted, so nothing was tried");
    }

    void twoProgramsShareAFile()
    {
        const Scratch scratch;
        scratch.openSeeded();
        const Child writer([&](const Child::Line &line) {
            Workshop workshop = scratch.open();
            line.say("open");
            while (line.hear() == "edit")
                line.say(setField(workshop, "bugout", "map", "town", "name", "From the other side") ? "done"
                                                                                                    : "failed");
        });
        QCOMPARE(writer.line().hear(), std::string("open"));
        {
            Workshop reader = scratch.open();
            QCOMPARE(reader.access().reason, ReadOnlyReason::InUse);
            QVERIFY(!reader.changedOutside());
            writer.line().say("edit");
            QCOMPARE(writer.line().hear(), std::string("done"));
            QVERIFY(reader.changedOutside());
            QVERIFY(reader.row("bugout", "map", "town")->fields.at("name") == Json("From the other side"));
            QCOMPARE(errorOf([&] { reader.undo(); }), "ReadOnly");
        }
        writer.killHard();
        Workshop next = scratch.open();
        QCOMPARE(next.access().mode, AccessMode::ReadWrite);
        QVERIFY(next.undo());
    }

    void aDatabaseToolInTheMiddleOfAChangeIsReported()
    {
        const Scratch scratch;
        Workshop workshop = scratch.openSeeded();
        const Child tool([&](const Child::Line &line) {
            tamperAndHold(scratch.file(), [&] {
                line.say("holding");
                line.hear();
            });
        });
        QCOMPARE(tool.line().hear(), std::string("holding"));
        QCOMPARE(errorOf([&] { setField(workshop, "bugout", "map", "town", "name", "New"); }), "InUse");
        QVERIFY(workshop.load("bugout") == samplePack("bugout"));
        tool.killHard();
        QVERIFY(setField(workshop, "bugout", "map", "town", "name", "New"));
    }
};

QTEST_APPLESS_MAIN(TestStoreProcesses)
#include "tst_store_processes.moc"
