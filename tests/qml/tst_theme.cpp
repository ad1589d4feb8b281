// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QColor>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

#include <cmath>
#include <memory>

Q_IMPORT_QML_PLUGIN(Cardquake_AppPlugin)
Q_IMPORT_QML_PLUGIN(Cardquake_UiPlugin)

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// As the web's accessibility guidelines count it: 1 (the same) to 21 (black on white).
double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

/// What is drawn on what.
struct Pair {
    const char *ink;
    QByteArrayList grounds;
    double least;
};

const Pair pairs[] = {
    {"text",
     {"window", "panel", "raised", "sunken", "mat", "hover", "rail", "line", "accentSoft", "goodSoft", "warnSoft",
      "badSoft"},
     4.5},
    {"muted", {"window", "panel", "raised", "sunken", "mat", "hover", "rail", "accentSoft"}, 4.5},
    {"accentText", {"window", "panel", "raised", "hover", "rail", "accentSoft"}, 4.5},
    {"accentInk", {"accent"}, 4.5},
    {"panel", {"text"}, 4.5}, // tooltips
    {"good", {"window", "panel", "raised", "goodSoft"}, 4.5},
    {"warn", {"window", "panel", "raised", "warnSoft"}, 4.5},
    {"bad", {"window", "panel", "raised", "badSoft"}, 4.5},
    {"signalText", {"panel", "raised"}, 4.5},
    {"badgeInk", {"badge"}, 4.5},
    {"line2", {"panel"}, 3},                               // outlines of fields and buttons
    {"accent", {"panel", "window", "raised", "hover"}, 3}, // the focus ring, the bar of what is selected
    {"badFill", {"panel"}, 3},
    {"chartApocalypse", {"panel"}, 3},
};

} // namespace

/// Whoever sees less sees enough: contrasts over the theme, and sizes that follow the text scale.
class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_engine.addImportPath(":/qt/qml");
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick\nimport Cardquake.Ui\nQtObject { property QtObject theme: Theme }", {});
        m_holder.reset(component.create());
        QVERIFY2(m_holder, qPrintable(component.errorString()));
        m_theme = m_holder->property("theme").value<QObject *>();
        QVERIFY(m_theme);
    }

    void textCanBeReadOnItsGround_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QByteArray>("ink");
        QTest::addColumn<QByteArray>("ground");
        QTest::addColumn<double>("least");
        for (const bool dark : {false, true})
            for (const Pair &pair : pairs)
                for (const QByteArray &ground : pair.grounds)
                    QTest::addRow("%s: %s on %s", dark ? "dark" : "light", pair.ink, ground.constData())
                        << dark << QByteArray(pair.ink) << ground << pair.least;
    }

    void textCanBeReadOnItsGround()
    {
        QFETCH(bool, dark);
        QFETCH(QByteArray, ink);
        QFETCH(QByteArray, ground);
        QFETCH(double, least);
        m_theme->setProperty("dark", dark);
        const double found = contrast(color(ink), color(ground));
        QVERIFY2(found >= least, qPrintable(QString("only %1 to 1").arg(found)));
    }

    void theContrastIsCountedAsTheGuidelinesDo()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(qRound(100 * contrast(QColor("#777777"), Qt::white)), 448);
    }

    void textAndWhatHoldsItGrowTogether()
    {
        m_theme->setProperty("textScale", 1.5);
        QCOMPARE(m_theme->property("bodySize").toInt(), 20);
        QCOMPARE(m_theme->property("control").toInt(), 48);
        m_theme->setProperty("textScale", 1.0);
        QCOMPARE(m_theme->property("bodySize").toInt(), 13);
    }

    void reducedMotionMovesNothing()
    {
        QVERIFY(m_theme->property("usual").toInt() > 0);
        m_theme->setProperty("reducedMotion", true);
        for (const char *time : {"quick", "usual", "slow"})
            QCOMPARE(m_theme->property(time).toInt(), 0);
        m_theme->setProperty("reducedMotion", false);
    }

private:
    QColor color(const QByteArray &token) const
    {
        const QVariant value = m_theme->property(token);
        if (!value.isValid())
            qFatal("the theme has no %s", token.constData());
        return value.value<QColor>();
    }

    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_holder;
    QObject *m_theme = nullptr;
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
