-- Games and everything that was ever entered into them.

CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Numbers are never used twice. `head` is the game's record without its moves.
CREATE TABLE game (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    id       TEXT NOT NULL UNIQUE,
    begun    INTEGER,
    head     TEXT NOT NULL,
    seen     INTEGER NOT NULL DEFAULT 0,
    deleted  INTEGER NOT NULL DEFAULT 0,
    checksum INTEGER NOT NULL
) STRICT;

-- Order is `seq`, never the clock: `at` is only what the clock said.
CREATE TABLE entry (
    game     INTEGER NOT NULL REFERENCES game (number),
    seq      INTEGER NOT NULL,
    at       INTEGER,
    deed     TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
