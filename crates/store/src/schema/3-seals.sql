-- How much there is, so that nothing can be missing without being noticed.

-- What a game has: how many entries, a checksum over theirs in their order, and one over all of it
-- together with the game's own row and its result.
CREATE TABLE seal (
    game     INTEGER PRIMARY KEY REFERENCES game (number),
    entries  INTEGER NOT NULL,
    chain    INTEGER NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;

-- What all games have together, in one row. `digest` is the exclusive or of the games' seals.
CREATE TABLE total (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    games   INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    digest  INTEGER NOT NULL
) STRICT;

-- One for each time that something was written after the library was opened: so a file can be told
-- from one that went another way, or belongs to somebody else.
CREATE TABLE mark (
    id   INTEGER PRIMARY KEY,
    mark INTEGER NOT NULL
) STRICT;
