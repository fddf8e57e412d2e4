-- What a laptop may do: say that it is here, post deeds, and say how a game stands.

-- A name as it is compared: however it is spaced and whatever its case.
CREATE FUNCTION fondaco.folded(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT
AS $$ SELECT lower(normalize(btrim(regexp_replace(name, '\s+', ' ', 'g')), NFKC)) $$;

-- The person of this name; nobody if there is no name. Nobody is called more than a game allows.
CREATE FUNCTION fondaco.person_of(p_name text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    found bigint;
    plain text := btrim(left(btrim(regexp_replace(p_name, '\s+', ' ', 'g')), 60));
BEGIN
    IF plain IS NULL OR plain = '' THEN
        RETURN NULL;
    END IF;
    SELECT person INTO found FROM person WHERE folded = folded(plain);
    IF found IS NULL THEN
        INSERT INTO person (name, folded) VALUES (plain, folded(plain))
            ON CONFLICT (folded) DO NOTHING;
        SELECT person INTO found FROM person WHERE folded = folded(plain);
        UPDATE person SET root = person WHERE person = found AND root IS NULL;
    END IF;
    RETURN found;
END
$$;

CREATE FUNCTION fondaco.hello(p_laptop text, p_name text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
    INSERT INTO laptop (laptop, name) VALUES (p_laptop, p_name)
        ON CONFLICT (laptop) DO UPDATE SET name = excluded.name, seen = now()
$$;

-- Takes a portion of a game's deeds, from number `p_from` on. What is there already is left alone,
-- so that a portion can be posted again. Tells how many deeds of this laptop's game there are now,
-- and from which number on they are in conflict with what another laptop has posted.
CREATE FUNCTION fondaco.post(
    p_laptop text, p_id text, p_kind text, p_head text, p_begun bigint,
    p_from integer, p_deeds text[], p_at bigint[]
) RETURNS TABLE (has integer, conflict_at integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    g game;
    upto integer := p_from + cardinality(p_deeds);
BEGIN
    IF p_from < 0 OR cardinality(p_deeds) > 500 OR cardinality(p_at) <> cardinality(p_deeds) THEN
        RAISE EXCEPTION 'a portion has at most 500 deeds' USING ERRCODE = 'check_violation';
    END IF;
    INSERT INTO game (id, kind, head, begun, laptop)
        VALUES (p_id, p_kind, p_head, to_timestamp(p_begun), p_laptop)
        ON CONFLICT (id) DO NOTHING;
    SELECT * INTO g FROM game WHERE game.id = p_id FOR UPDATE;

    SELECT min(c.seq) INTO conflict_at FROM conflict c
        WHERE c.game = g.game AND c.laptop = p_laptop;
    IF conflict_at IS NULL AND (g.kind, g.head) <> (p_kind, p_head) THEN
        conflict_at := -1;
        INSERT INTO conflict (game, laptop, seq, deed) VALUES (g.game, p_laptop, -1, p_head);
    ELSIF conflict_at IS NULL THEN
        SELECT min(d.seq) INTO conflict_at FROM deed d
            WHERE d.game = g.game AND d.seq >= p_from AND d.seq < upto
                AND d.deed <> p_deeds[d.seq - p_from + 1];
    END IF;

    IF conflict_at IS NULL THEN
        IF p_from <= g.deeds AND upto > g.deeds THEN
            INSERT INTO deed (game, seq, at, deed)
                SELECT g.game, seq, to_timestamp(p_at[seq - p_from + 1]), p_deeds[seq - p_from + 1]
                FROM generate_series(g.deeds, upto - 1) AS seq;
            UPDATE game SET deeds = upto, laptop = p_laptop, changed = now()
                WHERE game.game = g.game;
            PERFORM pg_notify('fondaco', p_id);
            g.deeds := upto;
        END IF;
        has := g.deeds;
    ELSE
        SELECT coalesce(max(c.seq) + 1, greatest(conflict_at, 0)) INTO has FROM conflict c
            WHERE c.game = g.game AND c.laptop = p_laptop;
        IF p_from <= has AND upto > has THEN
            INSERT INTO conflict (game, laptop, seq, at, deed, settled)
                SELECT g.game, p_laptop, seq, to_timestamp(p_at[seq - p_from + 1]),
                    p_deeds[seq - p_from + 1],
                    EXISTS (SELECT FROM conflict c WHERE c.game = g.game
                        AND c.laptop = p_laptop AND c.settled)
                FROM generate_series(has, upto - 1) AS seq;
            has := upto;
        END IF;
    END IF;
    RETURN NEXT;
END
$$;

-- Adds the standing of a game to the tallies (`p_sign` 1), or takes it away (-1). Rows are always
-- locked in the same order.
CREATE FUNCTION fondaco.count_standing(p_game bigint, p_sign integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
    INSERT INTO month AS m (kind, month, games, digest)
        SELECT kind, month, p_sign, bit_xor(hashtextextended(
            concat_ws(' ', game, seat, person, points, place, winner, gone, begun), 0))
        FROM standing WHERE game = p_game GROUP BY kind, month
        ON CONFLICT (kind, month) DO UPDATE
            SET games = m.games + excluded.games, digest = m.digest # excluded.digest;
    INSERT INTO tally AS t (kind, period, person, games, wins, places)
        SELECT s.kind, p.period, s.person, p_sign * count(*), p_sign * count(*) FILTER (WHERE s.winner),
            p_sign * sum(s.place)
        FROM standing s CROSS JOIN LATERAL (VALUES (0), (s.month / 100), (s.month)) AS p (period)
        WHERE s.game = p_game AND s.person IS NOT NULL AND NOT s.gone
        GROUP BY s.kind, p.period, s.person
        ORDER BY s.kind, p.period, s.person
        ON CONFLICT (kind, period, person) DO UPDATE
            SET games = t.games + excluded.games, wins = t.wins + excluded.wins,
                places = t.places + excluded.places;
$$;

-- Forgets how a game stands.
CREATE FUNCTION fondaco.unstand(p_game bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
    SELECT fondaco.count_standing(p_game, -1);
    DELETE FROM standing WHERE game = p_game;
$$;

-- Says how a game stands after so many deeds. Only the laptop that entered last is believed, and
-- only about all of them. `p_seats` is a list of {name, points, place, winner, left}.
CREATE FUNCTION fondaco.stand(
    p_laptop text, p_id text, p_deeds integer, p_mark text, p_state text, p_live text, p_seats text
) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    g game;
    local_begun timestamp;
BEGIN
    SELECT * INTO g FROM game WHERE id = p_id FOR UPDATE;
    IF g.game IS NULL OR g.laptop <> p_laptop OR g.deeds <> p_deeds THEN
        RETURN false;
    END IF;
    IF g.mark IS NOT DISTINCT FROM p_mark THEN
        RETURN true;
    END IF;
    IF g.state = 'over' THEN
        PERFORM unstand(g.game);
    END IF;
    UPDATE game SET state = p_state, live = p_live, mark = p_mark, changed = now()
        WHERE game = g.game;
    IF p_state = 'over' THEN
        SELECT g.begun AT TIME ZONE zone INTO local_begun FROM ledger;
        -- In the order of their names, so that nobody waits for each other.
        PERFORM person_of(name) FROM (SELECT s ->> 'name' AS name
            FROM jsonb_array_elements(p_seats::jsonb) AS s ORDER BY folded(s ->> 'name')) AS names;
        INSERT INTO standing (game, seat, kind, month, begun, person, points, place, winner, gone)
            SELECT g.game, place - 1, g.kind,
                (extract(year FROM local_begun) * 100 + extract(month FROM local_begun))::integer,
                g.begun, person_of(s ->> 'name'), (s ->> 'points')::integer,
                (s ->> 'place')::smallint, (s ->> 'winner')::boolean, (s ->> 'left')::boolean
            FROM jsonb_array_elements(p_seats::jsonb) WITH ORDINALITY AS seats (s, place);
        PERFORM count_standing(g.game, 1);
    END IF;
    PERFORM pg_notify('fondaco', p_id);
    RETURN true;
END
$$;

-- The head and the deeds of a game that is over: the proof behind a number.
CREATE FUNCTION fondaco.deeds_of(p_id text) RETURNS TABLE (seq integer, deed text)
LANGUAGE sql SECURITY DEFINER SET search_path = fondaco, pg_temp STABLE
AS $$
    SELECT -1, head FROM game WHERE id = p_id AND state = 'over'
    UNION ALL
    SELECT d.seq, d.deed FROM deed d JOIN game g USING (game) WHERE g.id = p_id AND g.state = 'over'
    ORDER BY 1
$$;
