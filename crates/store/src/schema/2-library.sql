-- What the library needs to be searched and counted without replaying a game. All of it follows
-- from the games themselves.

-- `people` are the names as they are searched. `state`: 0 waits for somebody, 1 is finished and
-- its result was looked at, 2 is deleted.
CREATE TABLE shelf (
    game   INTEGER PRIMARY KEY REFERENCES game (number),
    kind   TEXT NOT NULL,
    people TEXT NOT NULL,
    begun  INTEGER,
    state  INTEGER NOT NULL
) STRICT;

CREATE INDEX waiting ON shelf (game) WHERE state = 0;

-- How a game ended, as long as it is over: a line for what decided, then a line for each seat.
CREATE TABLE result (
    game     INTEGER PRIMARY KEY REFERENCES game (number),
    outcome  TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
