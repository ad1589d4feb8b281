-- SPDX-FileCopyrightText: The Cardquake authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What a designer makes. The history records these three tables, which asks for a few habits:
-- natural keys (a surrogate key beside a unique one cannot undo a swap of ids), no cascades and no triggers that write
-- one of them (their effects would be recorded, and repeated on undo), the pack in the first column.
CREATE TABLE pack(
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL
);

CREATE TABLE row(
    pack TEXT NOT NULL REFERENCES pack(id),
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    copies INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY(pack, kind, id)
);
CREATE INDEX row_order ON row(pack, kind, position);

CREATE TABLE asset(
    pack TEXT NOT NULL REFERENCES pack(id),
    name TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY(pack, name)
);

-- The history: changesets in a line, `place.head` of them applied; behind the head is what can be redone.
CREATE TABLE history(
    seq INTEGER PRIMARY KEY,
    label TEXT NOT NULL,
    pack TEXT NOT NULL,
    time INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    merge_key TEXT NOT NULL,
    checksum INTEGER NOT NULL, -- of the changes: SQLite's session extension is not safe against damaged ones
    changes BLOB NOT NULL
);

CREATE TABLE place(
    one INTEGER PRIMARY KEY CHECK(one = 1),
    head INTEGER NOT NULL
);
INSERT INTO place(one, head) VALUES(1, 0);

CREATE TABLE version(
    name TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    time INTEGER NOT NULL
);
CREATE INDEX version_seq ON version(seq);

-- Documents that come and go without the history. They name their pack but do not reference it: undo may take it away.
CREATE TABLE saved_game(
    name TEXT NOT NULL PRIMARY KEY,
    pack TEXT NOT NULL,
    time INTEGER NOT NULL,
    summary TEXT NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE run(
    name TEXT NOT NULL PRIMARY KEY,
    pack TEXT NOT NULL,
    time INTEGER NOT NULL,
    summary TEXT NOT NULL,
    body TEXT NOT NULL
);

-- Search, derived from `row`. The documents have numbers of their own, since SQLite does not promise to keep the
-- implicit ones of `row`.
CREATE TABLE searchable(
    doc INTEGER PRIMARY KEY,
    pack TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    UNIQUE(pack, kind, id)
);

CREATE VIRTUAL TABLE words USING fts5(id, name, text, tokenize = "unicode61 remove_diacritics 2");

CREATE VIEW row_words AS
SELECT doc, pack, kind, id, name,
       (SELECT group_concat(atom, ' ') FROM json_tree(row.body) WHERE type = 'text') AS text
FROM searchable JOIN row USING(pack, kind, id);

CREATE TRIGGER row_inserted AFTER INSERT ON row
BEGIN
    INSERT INTO searchable(pack, kind, id) VALUES(new.pack, new.kind, new.id);
    INSERT INTO words(rowid, id, name, text)
        SELECT doc, id, name, text FROM row_words WHERE (pack, kind, id) = (new.pack, new.kind, new.id);
END;

CREATE TRIGGER row_deleted AFTER DELETE ON row
BEGIN
    DELETE FROM words
        WHERE rowid = (SELECT doc FROM searchable WHERE (pack, kind, id) = (old.pack, old.kind, old.id));
    DELETE FROM searchable WHERE (pack, kind, id) = (old.pack, old.kind, old.id);
END;

CREATE TRIGGER row_updated AFTER UPDATE ON row
WHEN (old.pack, old.kind, old.id, old.name, old.body) IS NOT (new.pack, new.kind, new.id, new.name, new.body)
BEGIN
    UPDATE searchable SET pack = new.pack, kind = new.kind, id = new.id
        WHERE (pack, kind, id) = (old.pack, old.kind, old.id);
    DELETE FROM words
        WHERE rowid = (SELECT doc FROM searchable WHERE (pack, kind, id) = (new.pack, new.kind, new.id));
    INSERT INTO words(rowid, id, name, text)
        SELECT doc, id, name, text FROM row_words WHERE (pack, kind, id) = (new.pack, new.kind, new.id);
END;
