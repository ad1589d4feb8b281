-- SPDX-FileCopyrightText: The Cardquake authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A workshop file of format 1 as Cardquake 0.1 wrote it: content, four edits of which the last is undone, two versions,
-- a saved game and a run. It never changes: files like this one lie on the disks of designers.

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

INSERT INTO pack VALUES('bugout', 'bugout', 'Valley', 'A small pack.');
INSERT INTO row VALUES('bugout', 'constant', 'hand.base', 0, '', 1, '{"value":3}');
INSERT INTO row VALUES('bugout', 'map', 'beach', 0, 'Beach', 1, '{"name":"Beach","type":"urban"}');
INSERT INTO row VALUES('bugout', 'map', 'town', 1099511627776, 'Old Town', 1, '{"name":"Old Town","type":"urban"}');
INSERT INTO row VALUES('bugout', 'rainstorm', 'r-1', 0, '', 2, '{"cells":["A1","B2"],"copies":2,"effects":[{"do":"flood","share":0.1,"text":"Water rises everywhere"}]}');
INSERT INTO row VALUES('bugout', 'rainstorm', 'r-2', 1099511627776, '', 2, '{"cells":["A1","B2"],"copies":2,"effects":[{"do":"flood","share":0.1,"text":"Water rises everywhere"}]}');
INSERT INTO row VALUES('bugout', 'rainstorm', 'r-3', 549755813888, '', 1, '{"cells":["C3"]}');
INSERT INTO asset VALUES('bugout', 'beach.svg', x'3c7376672f3e');
INSERT INTO history VALUES(1, 'Change name', 'bugout', 1700000120000, 1, '', 4569497277528664243, x'540701020300000000726f7700170003066275676f757403036d61700304746f776e000304546f776e00031e7b226e616d65223a22546f776e222c2274797065223a22757262616e227d0000000003084f6c6420546f776e0003227b226e616d65223a224f6c6420546f776e222c2274797065223a22757262616e227d');
INSERT INTO history VALUES(2, 'Add a card', 'bugout', 1700000180000, 1, '', -4352237033757906244, x'540701020300000000726f7700120003066275676f757403097261696e73746f726d0303722d33010000008000000000030001000000000000000103107b2263656c6c73223a5b224333225d7d');
INSERT INTO history VALUES(3, 'Delete woods', 'bugout', 1700000300000, 1, '', 6681927405995394486, x'540701020300000000726f7700090003066275676f757403036d61700305776f6f64730100000200000000000305576f6f6473010000000000000001031f7b226e616d65223a22576f6f6473222c2274797065223a22757262616e227d');
INSERT INTO history VALUES(4, 'Change name', 'bugout', 1700000360000, 1, '', -2537537980546972033, x'540701020300000000726f7700170003066275676f757403036d617003056265616368000305426561636800031f7b226e616d65223a224265616368222c2274797065223a22757262616e227d00000000030553686f726500031f7b226e616d65223a2253686f7265222c2274797065223a22757262616e227d');
INSERT INTO version VALUES('original', 0, 1700000060000);
INSERT INTO version VALUES('first print', 2, 1700000240000);
INSERT INTO saved_game VALUES('friday', 'bugout', 1700000420000, 'Turn 7', '{"moves":["end"]}');
INSERT INTO run VALUES('night', 'bugout', 1700000480000, '1000 games', '{"won":340}');
UPDATE place SET head = 3;

PRAGMA application_id = 1130647920;
PRAGMA user_version = 1;
