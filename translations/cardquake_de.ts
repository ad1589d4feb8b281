<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>cardquake::Settings</name>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
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
    <name>Room</name>
    <message>
        <source>Bar of the room</source>
        <translation>Leiste des Raums</translation>
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
</TS>
