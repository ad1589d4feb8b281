// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_line.h"
#include "tests/tiny/ponds.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace cardquake {

/// What a run of the program gave.
struct Run {
    int exitCode = -1; ///< -1: the window was asked for
    std::string out;
    std::string err;

    Json json() const { return Json::parse(out); }
    bool saysError(const char *part) const { return err.find(part) != std::string::npos; }
    bool says(const char *part) const { return out.find(part) != std::string::npos; }
};

/// Runs the command line in this process, in a folder and library of its own.
class CommandLineRunner {
public:
    Run run(std::vector<std::string> arguments, const std::string &input = {}) const
    {
        std::istringstream in(input);
        std::ostringstream out;
        std::ostringstream err;
        CliContext context{in, out, err, games, path("library.cardquake").toStdString()};
        const std::optional<ExitCode> code = runCommandLine(context, std::move(arguments));
        return {code ? static_cast<int>(*code) : -1, out.str(), err.str()};
    }

    /// The same for a run that must go well.
    Run good(std::vector<std::string> arguments, const std::string &input = {}) const
    {
        Run result = run(std::move(arguments), input);
        if (result.exitCode != 0)
            qFatal("exit code %d: %s", result.exitCode, result.err.c_str());
        return result;
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    std::string file(const QString &name) const { return path(name).toStdString(); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile target(path(name));
        if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(target.fileName()));
    }

    GameRegistry games = shippedGames();

private:
    QTemporaryDir m_folder;
};

} // namespace cardquake
