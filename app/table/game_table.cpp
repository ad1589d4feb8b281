// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/game_table.h"

#include "app/library.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace cardquake {

GameTable::GameTable(Workshop &library, std::shared_ptr<FaceGallery> gallery, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_gallery(std::move(gallery))
{
    m_nextBotMove.setSingleShot(true);
    connect(&m_nextBotMove, &QTimer::timeout, this, &GameTable::startThinking);
    connect(&m_choices, &TableChoices::chosen, this, &GameTable::playAsPerson);
    connect(&m_choices, &TableChoices::changed, this, &GameTable::choicesChanged);
    connect(&m_bot, &BotPlayer::decided, this, &GameTable::takeBotMove);
    connect(&m_bot, &BotPlayer::gaveUp, this, [this](const QString &reason) {
        emit notice(reason);
        emit botChanged();
    });
}

GameTable::~GameTable() = default;

void GameTable::begin(PlayedGame game, const std::string &savedAs)
{
    stopBots();
    m_game = std::move(game);
    m_savedAs = savedAs.empty() ? newName().toStdString() : savedAs;
    m_isPaused = false;
    m_autoPlay = AutoPlay::No;
    m_choices.clear();
    m_gallery->show(faceKey(), m_game->faces());
    showPosition();
    emit gameChanged();
    if (savedAs.empty())
        save();
    goOn();
}

// --- what is on the table -------------------------------------------------------------------------------------------

QString GameTable::game() const
{
    return m_game ? qtText(m_game->live().info().id) : QString();
}

QString GameTable::gameName() const
{
    return m_game ? qtText(m_game->live().info().name) : QString();
}

QString GameTable::pack() const
{
    return m_game ? qtText(m_game->game().content.pack) : QString();
}

QString GameTable::seed() const
{
    return m_game ? QString::number(m_game->live().start().seed) : QString();
}

/// Games with the same content share their pictures.
QString GameTable::faceKey() const
{
    return QStringLiteral("game-") + qtText(m_game->game().content.hash);
}

QString GameTable::facePrefix() const
{
    return m_game ? QStringLiteral("image://face/%1/board/").arg(faceKey()) : QString();
}

QString GameTable::cardPrefix() const
{
    return m_game ? QStringLiteral("image://face/%1/print/").arg(faceKey()) : QString();
}

QString GameTable::summary() const
{
    if (!m_game)
        return {};
    const int players = static_cast<int>(m_game->seats().size());
    const QString difficulty = qtText(m_game->live().start().options.value("difficulty", std::string()));
    const QString who = players == 1 ? tr("1 player") : tr("%1 players").arg(players);
    return difficulty.isEmpty() ? who : tr("%1, %2", "players, difficulty").arg(who, difficulty);
}

QVariantList GameTable::seats() const
{
    QVariantList shown;
    if (!m_game)
        return shown;
    const Table &table = m_choices.table();
    const std::vector<std::string> asked = m_game->shown().seatsToMove();
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const TableSeat &seat = table.seats[i];
        const SeatPlan &plan = m_game->seats()[i];
        shown.append(QVariantMap{{"id", qtText(seat.id)},
                                 {"label", qtText(plan.name.empty() ? seat.label : plan.name)},
                                 {"colour", qtText(seat.colour)},
                                 {"icon", qtText(seat.icon)},
                                 {"out", seat.out},
                                 {"decider", qtText(std::string(toWord(plan.decider)))},
                                 {"asked", std::ranges::find(asked, seat.id) != asked.end()},
                                 {"hasTurn", seat.id == table.turn.seat}});
    }
    return shown;
}

QVariantMap GameTable::turn() const
{
    return toMap(m_choices.table().turn);
}

QVariantMap GameTable::happening() const
{
    return toMap(m_choices.table().happening);
}

QVariantMap GameTable::question() const
{
    return toMap(m_choices.table().question);
}

QVariantMap GameTable::ending() const
{
    return toMap(m_choices.table().ending);
}

bool GameTable::isOver() const
{
    return m_game && m_game->shown().isOver();
}

QRectF GameTable::spacePlace(const QString &space) const
{
    const TableSpace *found = findSpace(m_choices.table(), space.toStdString());
    return found ? QRectF(found->x, found->y, found->width, found->height) : QRectF();
}

QVariantMap GameTable::spaceInfo(const QString &space) const
{
    const TableSpace *found = findSpace(m_choices.table(), space.toStdString());
    if (!found)
        return {};
    return {{"label", qtText(found->label)}, {"facts", toList(found->facts)}, {"riskNote", qtText(found->riskNote)}};
}

QString GameTable::spaceAt(double x, double y) const
{
    const TableSpace *found = cardquake::spaceAt(m_choices.table(), x, y);
    return found ? qtText(found->id) : QString();
}

QString GameTable::spaceBeside(const QString &space, int columns, int rows) const
{
    const TableSpace *found = cardquake::spaceBeside(m_choices.table(), space.toStdString(), columns, rows);
    return found ? qtText(found->id) : space;
}

QVariantList GameTable::refusals() const
{
    const QString piece = m_choices.selectedPiece().value("id").toString();
    return piece.isEmpty() ? QVariantList() : toList(m_game->shown().refusals(piece.toStdString()));
}

void GameTable::showPosition()
{
    const Session &session = m_game->shown();
    Table table = session.table({});
    if (isReplaying())
        table.moves.clear(); // to look at only
    m_spaces->assign(table.spaces);
    m_pieces->assign(placedPieces(table));
    m_decks->assign(decksOf(table));
    m_tracks->assign(commonTracks(table));
    m_goals->assign(table.goals);
    m_choices.setTable(std::move(table));
    m_log.show(session);
    m_hint.clear();
    emit hintChanged();
    emit positionChanged();
}

// --- playing --------------------------------------------------------------------------------------------------------

/// Whoever makes a move has the game in hand again.
void GameTable::playAsPerson(const QString &move)
{
    if (!m_game || isReplaying())
        return;
    stopBots();
    m_autoPlay = AutoPlay::No;
    carryOut(move);
}

void GameTable::carryOut(const QString &move)
{
    if (const Result<void> played = m_game->play(move.toStdString()); !played) {
        emit notice(qtText(played.error().message));
        return;
    }
    showPosition();
    save();
    emit happened(toList(m_game->live().log().back().told));
    if (const std::optional<std::string> hole = m_game->live().ruleHole())
        emit notice(qtText(*hole));
    goOn();
}

void GameTable::undo()
{
    stopBots();
    m_autoPlay = AutoPlay::No;
    if (!m_game || !m_game->undo())
        return;
    m_isPaused = !personDecides(); // a table of bots would play on at once
    showPosition();
    save();
    goOn();
}

void GameTable::redo()
{
    stopBots();
    if (!m_game || !m_game->redo())
        return;
    showPosition();
    save();
    goOn();
}

bool GameTable::personDecides() const
{
    return m_game && !isReplaying() && !m_game->live().isOver() && !isBotToMove();
}

bool GameTable::isBotToMove() const
{
    if (!m_game || m_game->live().isOver())
        return false;
    if (m_autoPlay == AutoPlay::Game)
        return true;
    if (m_autoPlay == AutoPlay::Turn && m_choices.table().turn.number == m_autoTurn)
        return true;
    return m_game->decider().decider != Decider::Person;
}

void GameTable::goOn()
{
    if (m_autoPlay == AutoPlay::Turn && m_choices.table().turn.number != m_autoTurn)
        m_autoPlay = AutoPlay::No;
    if (!m_isPaused && !isReplaying() && isBotToMove())
        m_nextBotMove.start(m_pace);
    emit botChanged();
}

void GameTable::startThinking()
{
    const Decider decider = m_game->decider().decider;
    m_bot.think(m_game->live(), decider == Decider::RandomBot ? decider : Decider::GreedyBot);
    emit botChanged();
}

void GameTable::takeBotMove(const QString &move, const QString &why)
{
    if (!m_isHintAsked) {
        carryOut(move);
        return;
    }
    m_isHintAsked = false;
    const Table &table = m_choices.table();
    const auto found = std::ranges::find(table.moves, move.toStdString(), &TableMove::text);
    m_hint = {{"move", move},
              {"words", found == table.moves.end() ? move : qtText(found->words)},
              {"space", found == table.moves.end() ? QString() : qtText(found->space)},
              {"piece", found == table.moves.end() ? QString() : qtText(found->piece)},
              {"why", why}};
    emit hintChanged();
    emit botChanged();
}

void GameTable::askHint()
{
    if (!personDecides())
        return;
    m_isHintAsked = true;
    m_bot.think(m_game->live(), Decider::GreedyBot);
    emit botChanged();
}

void GameTable::letBotFinish(bool wholeGame)
{
    if (!m_game || isReplaying() || m_game->live().isOver())
        return;
    stopBots();
    m_isPaused = false;
    m_autoPlay = wholeGame ? AutoPlay::Game : AutoPlay::Turn;
    m_autoTurn = m_choices.table().turn.number;
    emit positionChanged();
    goOn();
}

void GameTable::pause(bool on)
{
    stopBots();
    m_isPaused = on;
    emit positionChanged();
    goOn();
}

void GameTable::stopBots()
{
    m_nextBotMove.stop();
    m_bot.forget();
    m_isHintAsked = false;
}

void GameTable::setPace(int milliseconds)
{
    if (m_pace == milliseconds)
        return;
    m_pace = milliseconds;
    emit paceChanged();
}

// --- looking back ---------------------------------------------------------------------------------------------------

void GameTable::seek(int place)
{
    if (!m_game)
        return;
    stopBots();
    m_game->seek(static_cast<std::size_t>(std::max(place, 0)));
    showPosition();
    emit botChanged();
}

void GameTable::stopReplay()
{
    if (!isReplaying())
        return;
    m_game->stopReplay();
    showPosition();
    goOn();
}

void GameTable::branchHere()
{
    if (!isReplaying())
        return;
    m_game->branch();
    m_savedAs = newName().toStdString(); // the game that was looked at stays as it is
    emit gameChanged();
    showPosition();
    save();
    goOn();
}

QString GameTable::logAsText() const
{
    return m_log.asText();
}

QVariantList GameTable::course() const
{
    if (!m_game)
        return {};
    // From the end back to the start, the last position of each turn.
    std::vector<std::vector<TableTrack>> turns;
    const std::unique_ptr<Session> session = m_game->live().clone();
    int turn = -1;
    do {
        Table table = session->table({});
        if (table.turn.number == turn)
            continue;
        turn = table.turn.number;
        turns.push_back(commonTracks(table));
    } while (session->undo());

    QVariantList course;
    for (std::size_t i = 0; i < turns.front().size(); ++i) {
        if (turns.front()[i].note.empty()) // a supply: its ups and downs tell nothing of the course
            continue;
        QVariantList values;
        for (auto tracks = turns.rbegin(); tracks != turns.rend(); ++tracks)
            values.append(tracks->at(i).value);
        course.append(QVariantMap{{"label", qtText(turns.front()[i].label)}, {"values", values}});
    }
    return course;
}

// --- keeping --------------------------------------------------------------------------------------------------------

QString GameTable::newName() const
{
    const QString time = QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat);
    const QString name = tr("%1, %2", "game, time").arg(gameName(), time);
    QString unique = name;
    for (int i = 2; m_library.document(DocumentKind::SavedGame, unique.toStdString()); ++i)
        unique = QStringLiteral("%1 (%2)").arg(name).arg(i);
    return unique;
}

void GameTable::save()
{
    if (m_library.access().mode == AccessMode::ReadOnly)
        return;
    const QString state =
        isOver() ? qtText(m_choices.table().ending.title) : tr("Turn %1").arg(m_choices.table().turn.number);
    const QString line = tr("%1, %2", "turn, players and difficulty").arg(state, summary());
    try {
        saveGame(m_library, m_savedAs, *m_game, line.toStdString());
    } catch (const StoreError &error) {
        emit notice(tr("The game could not be saved. %1").arg(QString::fromUtf8(error.what())));
    }
}

bool GameTable::resume(const QString &savedGame)
{
    Result<PlayedGame> game = openSavedGame(m_library, savedGame.toStdString());
    if (!game) {
        emit notice(qtText(game.error().message));
        return false;
    }
    begin(std::move(*game), savedGame.toStdString());
    return true;
}

void GameTable::rematch()
{
    if (!m_game)
        return;
    OpenGame game{m_game->live().clone(), m_game->game().content};
    while (game.session->undo()) {
    }
    game.session->forgetUndone();
    begin(PlayedGame(std::move(game), m_game->seats(), m_game->faces()));
}

} // namespace cardquake
