// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shot/shot.h"

#include "app/library.h"
#include "app/settings.h"
#include "app/shot/shot_screens.h"
#include "app/shot/stage.h"

#include <QCursor>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <ostream>

namespace cardquake {
namespace {

constexpr int leastSide = 320;
constexpr int mostSide = 8192;
constexpr double leastScale = 0.5;
constexpr double mostScale = 4;
constexpr qint64 mostPixels = 100'000'000;

ExitCode listScreens(const CliContext &context)
{
    for (const ShotScreen &screen : shotScreens())
        context.out << screen.name << ": " << screen.what << " (" << screen.size.width() << 'x' << screen.size.height()
                    << ")\n";
    return ExitCode::Ok;
}

const ShotScreen &screenNamed(const std::string &name)
{
    if (name.empty())
        throw BadInputError("shot needs the name of a screen; `cardquake shot --list` lists them.");
    const auto found = std::ranges::find(shotScreens(), name, &ShotScreen::name);
    if (found == shotScreens().end())
        throw BadInputError("There is no screen \"" + name + "\"; `cardquake shot --list` lists them.");
    return *found;
}

QSize sizeWanted(const ShotArguments &arguments, const ShotScreen &screen)
{
    if (arguments.size.empty())
        return screen.size;
    static const QRegularExpression form(R"(^(\d{1,5})[xX](\d{1,5})$)");
    const auto match = form.match(QString::fromStdString(arguments.size));
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || std::min(size.width(), size.height()) < leastSide ||
        std::max(size.width(), size.height()) > mostSide)
        throw BadInputError("--size " + arguments.size +
                            " is no size: it needs width and height between 320 and 8192, as in 1280x800.");
    return size;
}

void checkScale(const ShotArguments &arguments, const QSize &size)
{
    if (!(arguments.scale >= leastScale && arguments.scale <= mostScale))
        throw BadInputError("--scale must be a number between 0.5 and 4.");
    if (double(size.width()) * size.height() * arguments.scale * arguments.scale > double(mostPixels))
        throw BadInputError("The picture would have more than 100 million pixels. Take a smaller size or scale.");
}

void checkThemes(const std::vector<std::string> &themes)
{
    for (const std::string &theme : themes)
        if (theme != "light" && theme != "dark")
            throw BadInputError("There is no theme \"" + theme + "\"; --theme takes light, dark or light,dark.");
}

/// One theme: the file itself. Several: "room.png" becomes "room-light.png", "room-dark.png".
QString fileFor(const ShotArguments &arguments, const std::string &theme)
{
    const QString out = QString::fromStdString(arguments.out);
    if (arguments.themes.size() == 1)
        return out;
    const QString ending = '.' + QFileInfo(out).suffix();
    return out.chopped(ending.size()) + '-' + QString::fromStdString(theme) + ending;
}

void checkFile(const std::string &out)
{
    if (out.empty())
        throw BadInputError("shot needs --out and the name of a PNG file.");
    const QFileInfo file(QString::fromStdString(out));
    if (file.suffix().toLower() != "png")
        throw BadInputError("The picture is a PNG, so the name after --out must end in .png.");
    if (file.isDir() || !file.absoluteDir().exists())
        throw BadInputError("The picture cannot be written to " + out + ": its folder does not exist.");
}

ShotGame gameWanted(const ShotArguments &arguments)
{
    ShotGame game{arguments.seed, std::nullopt};
    if (arguments.moves.empty())
        return game;
    QFile file(QString::fromStdString(arguments.moves));
    if (!file.open(QFile::ReadOnly | QFile::Text))
        throw BadInputError("The moves in " + arguments.moves + " cannot be read: " + file.errorString().toStdString() +
                            ".");
    game.moves = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    return game;
}

void save(const QImage &image, const QString &file)
{
    if (!image.save(file, "PNG"))
        throw BadInputError("The picture could not be written to " + file.toStdString() +
                            ". Is the folder writable, and the disk not full?");
}

} // namespace

ExitCode takeShot(const CliContext &context, const ShotArguments &arguments)
{
    if (arguments.list)
        return listScreens(context);
    const ShotScreen &screen = screenNamed(arguments.screen);
    const QSize size = sizeWanted(arguments, screen);
    checkScale(arguments, size);
    checkThemes(arguments.themes);
    checkFile(arguments.out);

    const ShotGame game = gameWanted(arguments);

    const QTemporaryDir folder; // the user's own settings have no part in the picture, and are not changed by it
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(arguments.scale));
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    char name[] = "cardquake";
    char *argv[] = {name, nullptr};
    int argc = 1;
    const QGuiApplication application(argc, argv);
    QCursor::setPos(mostSide * 2, mostSide * 2); // away from the window, or what it rests on would show its tip
    Workshop library = openLibrary(context.library, true);
    for (const std::string &theme : arguments.themes) {
        Settings settings(folder.filePath("settings.ini"));
        settings.setScheme(QString::fromStdString(theme));
        settings.setMotionPercent(0);
        settings.setLanguage("en");
        Stage stage(library, settings);
        const QImage image = stage.show(screen, size, game);
        if (!stage.complaints().isEmpty()) {
            context.err << stage.complaints().join('\n').toStdString() << '\n';
            return ExitCode::CheckFailed;
        }
        save(image, fileFor(arguments, theme));
    }
    return ExitCode::Ok;
}

} // namespace cardquake
