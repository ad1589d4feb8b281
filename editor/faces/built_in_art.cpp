// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/built_in_art.h"

#include <QFile>

#include <map>
#include <mutex>

namespace cardquake {
namespace {

QString pathOf(const std::string &file)
{
    return ":/art/" + QString::fromStdString(file);
}

/// What was read so far. Only saves reading the same file again: nobody can tell whether it is there.
struct Shelf {
    std::mutex mutex;
    std::map<std::string, Result<DrawingPtr>, std::less<>> drawings;
};

Shelf &shelf()
{
    static Shelf shelf;
    return shelf;
}

} // namespace

bool hasBuiltInArt(const std::string &name)
{
    return QFile::exists(pathOf(name + ".svg"));
}

QByteArray builtInArtFile(const std::string &path)
{
    QFile file(pathOf(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<DrawingPtr> builtInArt(const std::string &name)
{
    Shelf &shared = shelf();
    const std::lock_guard lock(shared.mutex);
    const auto known = shared.drawings.find(name);
    if (known != shared.drawings.end())
        return known->second;
    const std::string file = name + ".svg";
    if (!hasBuiltInArt(name)) // not kept: any text may be asked for, and the shelf must not grow by it
        return failure("no-art", "There is no picture called " + name + ".");
    return shared.drawings.emplace(name, Drawing::fromFile(file, builtInArtFile(file))).first->second;
}

} // namespace cardquake
