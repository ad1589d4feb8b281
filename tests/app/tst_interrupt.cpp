// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"

#include <QDeadlineTimer>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace cardquake;

namespace {

constexpr int patience = 120'000; // ms; only a failing test waits that long

/// A terminal without a window: what is written to its other end can be read here.
class PseudoTerminal {
public:
    PseudoTerminal()
        : m_near(posix_openpt(O_RDWR | O_NOCTTY))
    {
        if (m_near < 0 || grantpt(m_near) != 0 || unlockpt(m_near) != 0)
            qFatal("no pseudo-terminal");
        m_far = ptsname(m_near);
    }
    ~PseudoTerminal() { close(m_near); }
    PseudoTerminal(const PseudoTerminal &) = delete;
    PseudoTerminal &operator=(const PseudoTerminal &) = delete;

    const std::string &farEnd() const { return m_far; }

    /// Reads until the text so far fits; empty when that takes too long.
    QString readUntil(const QRegularExpression &pattern) const
    {
        QString text;
        for (QDeadlineTimer deadline(patience); !deadline.hasExpired();) {
            pollfd waiting{m_near, POLLIN, 0};
            if (poll(&waiting, 1, static_cast<int>(deadline.remainingTime())) <= 0)
                break;
            std::array<char, 4096> bytes{};
            const ssize_t count = read(m_near, bytes.data(), bytes.size());
            if (count <= 0)
                break;
            text += QString::fromUtf8(bytes.data(), count);
            if (pattern.match(text).hasMatch())
                return text;
        }
        return {};
    }

private:
    int m_near;
    std::string m_far;
};

} // namespace

/// Ctrl+C on the real program, with its progress on a terminal.
class TestInterrupt : public QObject {
    Q_OBJECT

private slots:
    void ctrlCGivesTheFiguresSoFar()
    {
        const PseudoTerminal terminal;
        const QTemporaryDir folder;
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.setChildProcessModifier([&terminal] {
            const int far = open(terminal.farEnd().c_str(), O_RDWR | O_NOCTTY);
            dup2(far, STDERR_FILENO);
        });
        program.start(CARDQUAKE_PROGRAM, {"--library", folder.filePath("library.cardquake"), "playtest", "bugout",
                                          "--games", "100000000", "--bot", "random", "--json"});
        QVERIFY(program.waitForStarted(patience));

        static const QRegularExpression someGames("[1-9][0-9]* of 100000000 games");
        const QString progress = terminal.readUntil(someGames);
        QVERIFY(!progress.isEmpty());
        QCOMPARE(kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
        QVERIFY(program.waitForFinished(patience));

        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        const Result<Json> report = parseJson(program.readAllStandardOutput().toStdString());
        QVERIFY(report);
        QVERIFY(report->at("cancelled") == true);
        QVERIFY(report->at("games") > 0);
        QVERIFY(report->at("games") < 100'000'000);
        QVERIFY(report->at("win_low") <= report->at("win_high"));
    }
};

QTEST_APPLESS_MAIN(TestInterrupt)
#include "tst_interrupt.moc"
