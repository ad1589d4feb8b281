// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace cardquake {

/// The words of the window in one language; takes them away again when it goes.
class Translation {
public:
    Translation() = default;
    ~Translation();
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

    /// A code as in "de"; empty: the language of the system.
    void use(const QString &language);

private:
    QTranslator m_translator;
};

} // namespace cardquake
