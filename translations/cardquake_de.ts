<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>BoardPiece</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>kann handeln</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&amp;nbsp; %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&amp;nbsp; %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>BotNote</name>
    <message>
        <source>The bots are waiting.</source>
        <translation>Die Bots warten.</translation>
    </message>
    <message>
        <source>%1 is played by a bot.</source>
        <translation>%1 wird von einem Bot gespielt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>ChairRow</name>
    <message>
        <source>Bot %1</source>
        <translation>Bot %1</translation>
    </message>
    <message>
        <source>nobody plays %1</source>
        <translation>niemand spielt %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No command fits. Try fewer letters.</source>
        <translation>Kein Befehl passt. Versuch es mit weniger Buchstaben.</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>%1: %2 at the end</source>
        <comment>track, value</comment>
        <translation>%1: %2 am Ende</translation>
    </message>
    <message>
        <source>turn 1</source>
        <translation>Zug 1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value, track</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Decks and tracks</source>
        <translation>Stapel und Leisten</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>left  discarded</source>
        <translation>übrig  abgelegt</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>%1: %2 left, %3 discarded</source>
        <translation>%1: %2 übrig, %3 abgelegt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, what</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; left</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; übrig</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, %2 übrig</translation>
    </message>
</context>
<context>
    <name>DeckStrip</name>
    <message>
        <source>Show decks and tracks</source>
        <translation>Stapel und Leisten zeigen</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: %2 übrig</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>track</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>value of maximum</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>DialogFrame</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>EmptyTable</name>
    <message>
        <source>The table is empty</source>
        <translation>Der Tisch ist leer</translation>
    </message>
    <message>
        <source>Start a game with the pack as it stands, or go on with one you left.</source>
        <translation>Ein Spiel mit dem Paket beginnen, wie es jetzt ist, oder ein früheres fortsetzen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>title, reason</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, what</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Der Verlauf des Spiels</translation>
    </message>
    <message>
        <source>Seed %1, %2</source>
        <translation>Startzahl %1, %2</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Same seed again</source>
        <translation>Gleiche Startzahl</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>HandSection</name>
    <message>
        <source>%1&apos;s hand</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, card</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>HappeningSection</name>
    <message>
        <source>What is happening</source>
        <translation>Was gerade geschieht</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Hint: %1 %2</source>
        <comment>sentence, why</comment>
        <translation>Tipp: %1 %2</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>&lt;font color=&quot;%1&quot; face=&quot;%2&quot;&gt;%3&lt;/font&gt;  %4</source>
        <translation>&lt;font color=&quot;%1&quot; face=&quot;%2&quot;&gt;%3&lt;/font&gt;  %4</translation>
    </message>
</context>
<context>
    <name>LogSection</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>Neuestes zuerst</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Protokoll kopieren</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>Protokoll, Neuestes zuerst</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Cardquake</source>
        <translation>Cardquake</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1 – Cardquake</source>
        <translation>%1 – Cardquake</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1 %2</source>
        <comment>verb, target</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>MovesSection</name>
    <message>
        <source>%1 on %2 %3</source>
        <comment>piece, space, its name</comment>
        <translation>%1 auf %2 %3</translation>
    </message>
    <message>
        <source>Who acts?</source>
        <translation>Wer handelt?</translation>
    </message>
    <message>
        <source>%1&apos;s answer</source>
        <translation>Antwort von %1</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>space, its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 möglich</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 möglich</translation>
    </message>
    <message>
        <source>Not now  %1</source>
        <comment>with a number</comment>
        <translation>Gerade nicht  %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action, reason</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game: %1</source>
        <translation>Neues Spiel: %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Seed (same seed, same game)</source>
        <translation>Startzahl (gleiche Zahl, gleiches Spiel)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Andere Startzahl</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Choose what suits people who have never played it</source>
        <translation>Wählt, was zu Leuten passt, die es noch nie gespielt haben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>PackSwitcher</name>
    <message>
        <source>No pack</source>
        <translation>Kein Paket</translation>
    </message>
    <message>
        <source>Change to another pack of the library</source>
        <translation>Zu einem anderen Paket der Bibliothek wechseln</translation>
    </message>
    <message>
        <source>Pack: %1</source>
        <translation>Paket: %1</translation>
    </message>
    <message>
        <source>Change the pack</source>
        <translation>Paket wechseln</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Packs of the library</source>
        <translation>Pakete der Bibliothek</translation>
    </message>
</context>
<context>
    <name>PhaseMark</name>
    <message>
        <source>%1, %2</source>
        <comment>phase, its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>PoolMark</name>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: %2 übrig</translation>
    </message>
</context>
<context>
    <name>QuestionBubble</name>
    <message>
        <source>%1: %2</source>
        <comment>who, question</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play back</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Von hier abzweigen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>Bar of the room</source>
        <translation>Leiste des Raums</translation>
    </message>
</context>
<context>
    <name>SavedGameRow</name>
    <message>
        <source>saved %1</source>
        <translation>gespeichert am %1</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Dieses Spiel entfernen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>SavedGamesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>No game was saved yet. Every game you start is kept here by itself.</source>
        <translation>Noch ist kein Spiel gespeichert. Jedes begonnene Spiel bleibt hier von selbst erhalten.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>is asked</source>
        <translation>ist gefragt</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>ein Bot</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>gefragt</translation>
    </message>
</context>
<context>
    <name>SettingsRoom</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>System follows your desktop.</source>
        <translation>System folgt deinem Schreibtisch.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Everything that holds text grows with it.</source>
        <translation>Alles, was Text enthält, wächst mit.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>They show where a card or pawn went, and never hold you up.</source>
        <translation>Sie zeigen, wohin eine Karte oder Figur ging, und halten dich nie auf.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Names on cards are content, and stay as they were written.</source>
        <translation>Namen auf Karten sind Inhalt und bleiben, wie sie geschrieben wurden.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Everything you make is in this file. It is saved continuously.</source>
        <translation>Alles, was du machst, ist in dieser Datei. Sie wird laufend gespeichert.</translation>
    </message>
</context>
<context>
    <name>SpaceInspector</name>
    <message>
        <source>%1 %2</source>
        <comment>space, its name</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StartRoom</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Change to light colours</source>
        <translation>Zu hellen Farben wechseln</translation>
    </message>
    <message>
        <source>Change to dark colours</source>
        <translation>Zu dunklen Farben wechseln</translation>
    </message>
    <message>
        <source>Design disaster games, playtest every change, print the set.</source>
        <translation>Katastrophenspiele entwerfen, jede Änderung erproben, den Satz drucken.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>%1 is set up and ready. Play alone, with friends at one screen, or with bots.</source>
        <translation>%1 ist aufgebaut und bereit. Spiel allein, mit Freunden an einem Bildschirm oder mit Bots.</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Games in the library</source>
        <translation>Spiele in der Bibliothek</translation>
    </message>
    <message>
        <source>Each one is yours to change. The original stays.</source>
        <translation>Jedes kannst du ändern. Das Original bleibt.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 of %2 %3</source>
        <comment>count, limit, of what</comment>
        <translation>%1 von %2 %3</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Auf dem Tisch ist kein Spiel.</translation>
    </message>
    <message>
        <source>First go back to the game.</source>
        <translation>Zuerst zum Spiel zurückkehren.</translation>
    </message>
    <message>
        <source>No person is asked now.</source>
        <translation>Gerade ist keine Person gefragt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Nichts wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Let the bot play</source>
        <translation>Den Bot spielen lassen</translation>
    </message>
    <message>
        <source>Let the bot finish the game</source>
        <translation>Den Bot zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>Die Bots weiterspielen lassen</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Die Bots anhalten</translation>
    </message>
    <message>
        <source>Show what the next disasters can hit</source>
        <translation>Zeigen, was die nächsten Katastrophen treffen können</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Look at the game again from the start</source>
        <translation>Das Spiel von Anfang an noch einmal ansehen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Nothing can be ended now.</source>
        <translation>Gerade gibt es nichts abzuschließen.</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Turn, hand and moves</source>
        <translation>Zug, Hand und Möglichkeiten</translation>
    </message>
    <message>
        <source>Moves or log</source>
        <translation>Möglichkeiten oder Protokoll</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>TableRoom</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seed %1, saved as “%2”</source>
        <translation>Startzahl %1, gespeichert als „%2“</translation>
    </message>
</context>
<context>
    <name>TileOverlay</name>
    <message>
        <source>%1 choices</source>
        <translation>%1 zur Wahl</translation>
    </message>
    <message>
        <source>%1 choices on %2</source>
        <translation>%1 zur Wahl auf %2</translation>
    </message>
</context>
<context>
    <name>TrackSection</name>
    <message>
        <source>%1 of %2</source>
        <comment>value of maximum</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>TurnSection</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, does what</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 actions left</source>
        <translation>noch %1 von %2 Aktionen</translation>
    </message>
</context>
<context>
    <name>VariantRow</name>
    <message>
        <source>harder</source>
        <translation>schwerer</translation>
    </message>
    <message>
        <source>easier</source>
        <translation>leichter</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Change to light colours</source>
        <translation>Zu hellen Farben wechseln</translation>
    </message>
    <message>
        <source>Change to dark colours</source>
        <translation>Zu dunklen Farben wechseln</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>cardquake::GameTable</name>
    <message>
        <source>1 player</source>
        <translation>1 Spieler</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>players, difficulty</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>turn, players and difficulty</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>Das Spiel konnte nicht gespeichert werden. %1</translation>
    </message>
</context>
<context>
    <name>cardquake::NewGame</name>
    <message>
        <source>This pack cannot be played yet. %1</source>
        <translation>Dieses Paket ist noch nicht spielbar. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>players, what differs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Somebody has to play: let a person or a bot take a colour.</source>
        <translation>Jemand muss spielen: eine Person oder ein Bot braucht eine Farbe.</translation>
    </message>
    <message>
        <source>The seed is “%1”; it can be any whole number from 0.</source>
        <translation>Die Startzahl ist „%1“; möglich ist jede ganze Zahl ab 0.</translation>
    </message>
</context>
<context>
    <name>cardquake::Settings</name>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
</context>
</TS>
