// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face_gallery.h"
#include "app/table/bot_player.h"
#include "app/table/game_log.h"
#include "app/table/saved_game.h"
#include "app/table/table_choices.h"
#include "app/table/table_values.h"

#include <QObject>
#include <QRectF>
#include <QTimer>
#include <qqml.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace cardquake {

/// The game on the table, for the window: the picture of the position, what can be done, who plays, and the log. Every
/// change is saved at once in the library.
class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench has its table.")

    // The game
    Q_PROPERTY(bool hasGame READ hasGame NOTIFY gameChanged)
    Q_PROPERTY(QString game READ game NOTIFY gameChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY gameChanged)
    Q_PROPERTY(QString pack READ pack NOTIFY gameChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY positionChanged)
    Q_PROPERTY(QString seed READ seed NOTIFY gameChanged)
    Q_PROPERTY(QString savedAs READ savedAs NOTIFY gameChanged)
    Q_PROPERTY(QString facePrefix READ facePrefix NOTIFY gameChanged)
    Q_PROPERTY(QString cardPrefix READ cardPrefix NOTIFY gameChanged)

    // The position
    Q_PROPERTY(QAbstractItemModel *spaces READ spaces CONSTANT)
    Q_PROPERTY(QAbstractItemModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(QAbstractItemModel *decks READ decks CONSTANT)
    Q_PROPERTY(QAbstractItemModel *tracks READ tracks CONSTANT)
    Q_PROPERTY(QAbstractItemModel *goals READ goals CONSTANT)
    Q_PROPERTY(double boardWidth READ boardWidth NOTIFY gameChanged)
    Q_PROPERTY(double boardHeight READ boardHeight NOTIFY gameChanged)
    Q_PROPERTY(QVariant rimColumns READ rimColumns NOTIFY gameChanged)
    Q_PROPERTY(QVariant rimRows READ rimRows NOTIFY gameChanged)
    Q_PROPERTY(QVariant openHands READ openHands NOTIFY positionChanged)
    Q_PROPERTY(QVariant handSizes READ handSizes NOTIFY positionChanged)
    Q_PROPERTY(QVariant seats READ seats NOTIFY positionChanged)
    Q_PROPERTY(QVariant turn READ turn NOTIFY positionChanged)
    Q_PROPERTY(QVariant happening READ happening NOTIFY positionChanged)
    Q_PROPERTY(QVariant question READ question NOTIFY positionChanged)
    Q_PROPERTY(QVariant ending READ ending NOTIFY positionChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY positionChanged)

    // Playing
    Q_PROPERTY(cardquake::TableChoices *choices READ choices CONSTANT)
    Q_PROPERTY(QVariant refusals READ refusals NOTIFY choicesChanged)
    Q_PROPERTY(QAbstractItemModel *log READ log CONSTANT)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY positionChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY positionChanged)
    Q_PROPERTY(QVariant hint READ hint NOTIFY hintChanged)
    Q_PROPERTY(bool personDecides READ personDecides NOTIFY positionChanged)
    Q_PROPERTY(bool botPlays READ botPlays NOTIFY botChanged)
    Q_PROPERTY(bool paused READ isPaused NOTIFY botChanged)
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY paceChanged)

    // Looking back
    Q_PROPERTY(bool replaying READ isReplaying NOTIFY positionChanged)
    Q_PROPERTY(int place READ place NOTIFY positionChanged)
    Q_PROPERTY(int length READ length NOTIFY positionChanged)

public:
    GameTable(Workshop &library, std::shared_ptr<FaceGallery> gallery, QObject *parent = nullptr);
    ~GameTable() override;

    /// Puts a game on the table and keeps it in the library from now on, under a name of its own or the given one.
    void begin(PlayedGame game, const std::string &savedAs = {});

    bool hasGame() const { return m_game.has_value(); }
    QString game() const;
    QString gameName() const;
    QString pack() const;
    QString summary() const;
    QString seed() const;
    QString savedAs() const { return qtText(m_savedAs); }

    QString facePrefix() const; ///< begins the address of the picture of what lies on the board
    QString cardPrefix() const; ///< the same for cards

    QAbstractItemModel *spaces() const { return m_spaces.get(); }
    QAbstractItemModel *pieces() const { return m_pieces.get(); }
    QAbstractItemModel *decks() const { return m_decks.get(); }
    QAbstractItemModel *tracks() const { return m_tracks.get(); }
    QAbstractItemModel *goals() const { return m_goals.get(); }
    double boardWidth() const { return std::max(1.0, boardSize(m_choices.table()).first); }
    double boardHeight() const { return std::max(1.0, boardSize(m_choices.table()).second); }
    QStringList rimColumns() const { return toList(rimOf(m_choices.table()).columns); }
    QStringList rimRows() const { return toList(rimOf(m_choices.table()).rows); }
    QVariantMap openHands() const { return handsOf(m_choices.table()); }
    QVariantMap handSizes() const { return handSizesOf(m_choices.table()); }
    QVariantList seats() const;
    QVariantMap turn() const;
    QVariantMap happening() const;
    QVariantMap question() const;
    QVariantMap ending() const;
    bool isOver() const;

    TableChoices *choices() { return &m_choices; }
    const TableChoices *choices() const { return &m_choices; }
    QVariantList refusals() const;
    QAbstractItemModel *log() { return m_log.model(); }
    bool canUndo() const { return m_game && m_game->live().canUndo(); }
    bool canRedo() const { return m_game && m_game->live().canRedo(); }
    QVariantMap hint() const { return m_hint; }
    bool personDecides() const;
    bool botPlays() const { return m_bot.isThinking() || m_nextBotMove.isActive(); }
    bool isPaused() const { return m_isPaused; }
    int pace() const { return m_pace; }
    void setPace(int milliseconds); ///< how long a position with a bot to move is shown

    bool isReplaying() const { return m_game && m_game->isReplaying(); }
    int place() const { return m_game ? static_cast<int>(m_game->replayPlace()) : 0; }
    int length() const { return m_game ? static_cast<int>(m_game->length()) : 0; }

    Q_INVOKABLE QRectF spacePlace(const QString &space) const;                          ///< in sides of a space
    Q_INVOKABLE QVariantMap spaceInfo(const QString &space) const;                      ///< label, facts, riskNote
    Q_INVOKABLE QString spaceAt(double x, double y) const;                              ///< empty: none
    Q_INVOKABLE QString spaceBeside(const QString &space, int columns, int rows) const; ///< the next in that direction
    Q_INVOKABLE bool resume(const QString &savedGame);
    Q_INVOKABLE void rematch(); ///< the same game from the start: seed, content, players
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void askHint();
    Q_INVOKABLE void letBotFinish(bool wholeGame); ///< else the turn
    Q_INVOKABLE void pause(bool on);
    Q_INVOKABLE void seek(int place);
    Q_INVOKABLE void stopReplay();
    Q_INVOKABLE void branchHere();
    Q_INVOKABLE QString logAsText() const;
    Q_INVOKABLE QVariantList course() const; ///< how the common tracks went: label, and values turn by turn

signals:
    void gameChanged();
    void positionChanged();
    void choicesChanged();
    void hintChanged();
    void botChanged();
    void paceChanged();
    void happened(const QVariantList &events); ///< what a move led to, to be shown in motion
    void notice(const QString &sentence);      ///< something the player should know

private:
    enum class AutoPlay { No, Turn, Game };

    void playAsPerson(const QString &move);
    void carryOut(const QString &move);
    void showPosition();
    void save();
    void goOn(); ///< sees to it that a bot moves when one has to
    bool isBotToMove() const;
    void startThinking();
    void stopBots(); ///< what they are thinking about is no longer asked
    void takeBotMove(const QString &move, const QString &why);
    QString newName() const;
    QString faceKey() const;

    Workshop &m_library;
    std::shared_ptr<FaceGallery> m_gallery;
    std::optional<PlayedGame> m_game;
    std::string m_savedAs;

    std::unique_ptr<SpaceList> m_spaces = makeSpaceList();
    std::unique_ptr<PieceList> m_pieces = makePieceList();
    std::unique_ptr<DeckList> m_decks = makeDeckList();
    std::unique_ptr<TrackList> m_tracks = makeTrackList();
    std::unique_ptr<GoalList> m_goals = makeGoalList();
    TableChoices m_choices;
    GameLog m_log;

    BotPlayer m_bot;
    QTimer m_nextBotMove;
    bool m_isHintAsked = false;
    QVariantMap m_hint;
    AutoPlay m_autoPlay = AutoPlay::No;
    int m_autoTurn = 0;
    bool m_isPaused = false;
    int m_pace = 400;
};

} // namespace cardquake
