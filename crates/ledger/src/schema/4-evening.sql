-- An evening: who is here, who sits where in a round, and how long a round lasts.

CREATE TABLE fondaco.guest (
    person bigint      PRIMARY KEY REFERENCES fondaco.person,
    since  timestamptz NOT NULL DEFAULT now()
);

-- `number` counts the rounds of an evening. A round without `minutes` has no clock.
CREATE TABLE fondaco.round (
    round   bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    number  integer     NOT NULL,
    begun   timestamptz NOT NULL DEFAULT now(),
    minutes integer     CHECK (minutes BETWEEN 1 AND 1440),
    over    boolean     NOT NULL DEFAULT false
);

-- `more` are the minutes that this table alone has been given.
CREATE TABLE fondaco.round_table (
    round  bigint  NOT NULL REFERENCES fondaco.round,
    number integer NOT NULL CHECK (number BETWEEN 1 AND 1000),
    kind   text    NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
    more   integer NOT NULL DEFAULT 0 CHECK (more BETWEEN -1440 AND 1440),
    PRIMARY KEY (round, number)
);

-- Nobody sits at two tables.
CREATE TABLE fondaco.sitting (
    round  bigint   NOT NULL,
    number integer  NOT NULL,
    seat   smallint NOT NULL CHECK (seat BETWEEN 0 AND 15),
    person bigint   NOT NULL REFERENCES fondaco.person,
    PRIMARY KEY (round, number, seat),
    UNIQUE (round, person),
    FOREIGN KEY (round, number) REFERENCES fondaco.round_table
);

-- The round that is on: the last one, if it began this evening and nobody has ended it.
CREATE VIEW fondaco.current_round AS
    SELECT * FROM fondaco.round
    WHERE round = (SELECT max(round) FROM fondaco.round)
        AND NOT over AND begun > now() - interval '12 hours';

-- These people are here, and nobody else.
CREATE FUNCTION fondaco.welcome(p_names text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
BEGIN
    IF cardinality(p_names) > 1000 THEN
        RAISE EXCEPTION 'more than 1000 people' USING ERRCODE = 'check_violation';
    END IF;
    LOCK TABLE guest IN SHARE ROW EXCLUSIVE MODE;
    PERFORM person_of(name) FROM (
        SELECT name FROM unnest(p_names) AS name ORDER BY folded(name)) AS names;
    DELETE FROM guest WHERE person NOT IN (
        SELECT p FROM unnest(p_names) AS name, person_of(name) AS p WHERE p IS NOT NULL);
    INSERT INTO guest (person)
        SELECT DISTINCT p FROM unnest(p_names) AS name, person_of(name) AS p WHERE p IS NOT NULL
        ON CONFLICT DO NOTHING;
    PERFORM pg_notify('fondaco', '');
END
$$;

-- A round begins. `p_tables` is a list of {kind, names}; tables are numbered from 1. Tells which
-- round of the evening it is.
CREATE FUNCTION fondaco.begin_round(p_tables text, p_minutes integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    tables jsonb := p_tables::jsonb;
    this round;
BEGIN
    IF jsonb_array_length(tables) NOT BETWEEN 1 AND 1000 THEN
        RAISE EXCEPTION 'a round has tables' USING ERRCODE = 'check_violation';
    END IF;
    LOCK TABLE round IN SHARE ROW EXCLUSIVE MODE;
    PERFORM person_of(name) FROM (
        SELECT name FROM jsonb_array_elements(tables) AS t,
            jsonb_array_elements_text(t -> 'names') AS name ORDER BY folded(name)) AS names;
    INSERT INTO round (number, minutes)
        SELECT coalesce(max(number), 0) + 1, p_minutes FROM round
            WHERE begun > now() - interval '12 hours'
        RETURNING * INTO this;
    INSERT INTO round_table (round, number, kind)
        SELECT this.round, number, t ->> 'kind'
        FROM jsonb_array_elements(tables) WITH ORDINALITY AS tables (t, number);
    INSERT INTO sitting (round, number, seat, person)
        SELECT this.round, number, place - 1, person_of(name)
        FROM jsonb_array_elements(tables) WITH ORDINALITY AS tables (t, number),
            jsonb_array_elements_text(t -> 'names') WITH ORDINALITY AS names (name, place);
    INSERT INTO guest (person) SELECT person FROM sitting WHERE round = this.round
        ON CONFLICT DO NOTHING;
    PERFORM pg_notify('fondaco', '');
    RETURN this.number;
END
$$;

-- More time, or less, for the round that is on: for one table, or for all if none is named. A round
-- without a clock gets one that ends so many minutes from now.
CREATE FUNCTION fondaco.prolong(p_table integer, p_minutes integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    found integer;
BEGIN
    IF p_table IS NULL THEN
        UPDATE round SET minutes = least(1440, greatest(1,
                coalesce(minutes, ceil(extract(epoch FROM now() - begun) / 60)::integer) + p_minutes))
            WHERE round IN (SELECT round FROM current_round);
    ELSE
        UPDATE round_table SET more = least(1440, greatest(-1440, more + p_minutes))
            WHERE number = p_table AND round IN (SELECT round FROM current_round);
    END IF;
    GET DIAGNOSTICS found = ROW_COUNT;
    PERFORM pg_notify('fondaco', '');
    RETURN found > 0;
END
$$;

CREATE FUNCTION fondaco.end_round() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    ended integer;
BEGIN
    UPDATE round SET over = true WHERE round IN (SELECT round FROM current_round);
    GET DIAGNOSTICS ended = ROW_COUNT;
    PERFORM pg_notify('fondaco', '');
    RETURN ended > 0;
END
$$;
