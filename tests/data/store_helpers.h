// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/store/workshop.h"

#include <QString>
#include <QTemporaryDir>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// What the tests of the workshop file share.
namespace cardquake::test {

/// A folder that is gone after the test, and a workshop file in it. The clock stands still unless the test moves it.
class Scratch {
public:
    Scratch();

    std::filesystem::path folder() const;
    std::filesystem::path file() const { return folder() / "test.cardquake"; }
    OpenOptions options() const;
    Workshop open() const { return Workshop::open(file(), options()); }
    Workshop openSeeded() const; ///< with samplePack("bugout") and samplePack("pods") as original content
    void pass(std::int64_t milliseconds) const { *m_now += milliseconds; }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<std::int64_t> m_now;
};

ContentRow tile(std::string_view id, std::string_view name);

/// Tiles beach, town, woods; rain cards r-1, r-2 with copies and nested fields; one constant; one asset.
Pack samplePack(std::string_view id);

std::vector<std::string> ids(const std::vector<ContentRow> &rows);

/// Every pack in the file.
std::vector<Pack> everything(const Workshop &workshop);

/// An edit that sets one field of one row.
bool setField(Workshop &workshop, std::string_view pack, std::string_view kind, std::string_view id,
              const std::string &field, const Json &value, const std::string &mergeKey = {});

/// The name of the code of the StoreError that `action` throws; empty when it throws none.
QString errorOf(const std::function<void()> &action);
QString messageOf(const std::function<void()> &action);

/// What SQLite itself says about a closed file, its search index and its foreign keys; "ok" when all is well.
QString integrityOf(const std::filesystem::path &file);

/// Runs SQL on a closed file, for tests that need a file the store would never write.
void tamper(const std::filesystem::path &file, const std::string &sql);

/// Holds the right to write to the file, as a database tool might, while `meanwhile` runs.
void tamperAndHold(const std::filesystem::path &file, const std::function<void()> &meanwhile);

QByteArray bytesOf(const std::filesystem::path &file);
void writeBytes(const std::filesystem::path &file, const QByteArray &bytes);

} // namespace cardquake::test
