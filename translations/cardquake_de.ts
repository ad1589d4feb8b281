<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Main</name>
    <message>
        <source>Cardquake</source>
        <translation>Cardquake</translation>
    </message>
    <message>
        <source>Your library</source>
        <translation>Deine Bibliothek</translation>
    </message>
</context>
</TS>
