// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/faces/faces.h"

#include "tests/bugout/shipped_pack.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <QPainter>

using namespace cardquake;

/// On a system that has none of the fonts of faces.
class TestMissingFonts : public QObject {
    Q_OBJECT

private slots:
    void aMissingFontIsADiagnosticAndTheFacePaints()
    {
        const FaceSource source("bugout", shippedBugout());
        QImage image(300, 300, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        painter.scale(5, 5);
        const Diagnostics said = paintFace(painter, source, {"map", "city", ""});
        QCOMPARE(said.size(), std::size_t{1});
        QCOMPARE(said.front().row, "city");
        QVERIFY(said.front().message.find("League Spartan") != std::string::npos);
        QVERIFY(image.pixelColor(150, 60) != QColor(Qt::transparent));
    }
};

int main(int argc, char **argv)
{
    const QTemporaryDir folder;
    QFile config(folder.filePath("fonts.conf"));
    if (!config.open(QIODevice::WriteOnly))
        return 1;
    config.write("<?xml version='1.0'?><fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>");
    config.close();
    qputenv("FONTCONFIG_FILE", config.fileName().toUtf8());
    const QGuiApplication application(argc, argv);
    TestMissingFonts test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_missing_fonts.moc"
