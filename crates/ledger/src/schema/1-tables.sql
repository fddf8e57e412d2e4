-- What many laptops have played. Only deeds are kept; all the rest follows from them.

CREATE SCHEMA fondaco;
REVOKE ALL ON SCHEMA fondaco FROM PUBLIC;

-- One row. A program that knows version `readable_by` or a later one can read and write it. Months
-- begin at midnight in `zone`. `merges` counts how often people were merged or parted.
CREATE TABLE fondaco.ledger (
    id          integer PRIMARY KEY CHECK (id = 1),
    version     integer NOT NULL,
    readable_by integer NOT NULL CHECK (readable_by <= version),
    zone        text    NOT NULL,
    merges      integer NOT NULL DEFAULT 0
);

CREATE TABLE fondaco.laptop (
    laptop text        PRIMARY KEY CHECK (laptop ~ '^[0-9a-z-]{8,64}$'),
    name   text        NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    seen   timestamptz NOT NULL DEFAULT now()
);

-- Whoever was merged into somebody else can be parted again. `root` is whoever all of them are.
CREATE TABLE fondaco.person (
    person      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name        text   NOT NULL CHECK (name = btrim(name) AND length(name) BETWEEN 1 AND 100),
    folded      text   NOT NULL UNIQUE,
    merged_into bigint REFERENCES fondaco.person,
    root        bigint REFERENCES fondaco.person
);

-- `head` is the game's record without its moves, `laptop` the one that entered last: it says how the
-- game stands. `mark` tells that laptop whether this is what it said last.
CREATE TABLE fondaco.game (
    game    bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text        NOT NULL UNIQUE CHECK (id ~ '^[!-~]{1,64}$'),
    kind    text        NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
    head    text        NOT NULL CHECK (octet_length(head) <= 65536),
    begun   timestamptz NOT NULL,
    laptop  text        NOT NULL REFERENCES fondaco.laptop,
    deeds   integer     NOT NULL DEFAULT 0,
    changed timestamptz NOT NULL DEFAULT now(),
    state   text        NOT NULL DEFAULT 'running'
                        CHECK (state IN ('running', 'over', 'uncounted', 'withdrawn')),
    live    text        CHECK (octet_length(live) <= 4096),
    mark    text        CHECK (octet_length(mark) <= 100)
);

CREATE INDEX running ON fondaco.game (changed DESC) WHERE state = 'running';
CREATE INDEX over ON fondaco.game (kind, begun DESC) WHERE state = 'over';

-- Order is `seq`, never the clock: `at` is only what a laptop's clock said.
CREATE TABLE fondaco.deed (
    game bigint      NOT NULL REFERENCES fondaco.game,
    seq  integer     NOT NULL CHECK (seq >= 0),
    at   timestamptz,
    deed text        NOT NULL CHECK (octet_length(deed) <= 65536),
    PRIMARY KEY (game, seq)
);

-- Deeds of a laptop under numbers that others were under before, and all that it entered behind
-- them; -1 is another head.
CREATE TABLE fondaco.conflict (
    game    bigint      NOT NULL REFERENCES fondaco.game,
    laptop  text        NOT NULL REFERENCES fondaco.laptop,
    seq     integer     NOT NULL CHECK (seq >= -1),
    at      timestamptz,
    deed    text        NOT NULL CHECK (octet_length(deed) <= 65536),
    settled boolean     NOT NULL DEFAULT false,
    PRIMARY KEY (game, laptop, seq)
);

CREATE INDEX open_conflict ON fondaco.conflict (game) WHERE NOT settled;

-- How games ended that count. It follows from their deeds: whoever doubts it replays them.
CREATE TABLE fondaco.standing (
    game    bigint      NOT NULL REFERENCES fondaco.game,
    seat    smallint    NOT NULL CHECK (seat BETWEEN 0 AND 15),
    kind    text        NOT NULL,
    month   integer     NOT NULL,
    begun   timestamptz NOT NULL,
    person  bigint      REFERENCES fondaco.person,
    points  integer     NOT NULL CHECK (points >= 0),
    place   smallint    NOT NULL CHECK (place BETWEEN 1 AND 16),
    winner  boolean     NOT NULL,
    gone    boolean     NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE INDEX played ON fondaco.standing (person, begun);
CREATE INDEX evening ON fondaco.standing (begun);
CREATE INDEX best ON fondaco.standing (kind, points DESC, begun) WHERE person IS NOT NULL;
CREATE INDEX best_of_month ON fondaco.standing (kind, month, points DESC, begun)
    WHERE person IS NOT NULL;

-- The standings added up, so that no league reads them all. `period` is 0 for ever, a year such as
-- 2026, or a month such as 202603.
CREATE TABLE fondaco.tally (
    kind   text    NOT NULL,
    period integer NOT NULL,
    person bigint  NOT NULL REFERENCES fondaco.person,
    games  integer NOT NULL,
    wins   integer NOT NULL,
    places bigint  NOT NULL,
    PRIMARY KEY (kind, period, person)
);

-- What ratings are worked out from, month by month: another digest, and they are worked out again.
CREATE TABLE fondaco.month (
    kind   text    NOT NULL,
    month  integer NOT NULL,
    games  integer NOT NULL,
    digest bigint  NOT NULL,
    PRIMARY KEY (kind, month)
);
