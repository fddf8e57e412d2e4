-- What only a steward may do: merge people and part them, and settle conflicts.

CREATE FUNCTION fondaco.person_called(p_name text) RETURNS fondaco.person
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp STABLE
AS $$
DECLARE
    found person;
BEGIN
    SELECT * INTO found FROM person WHERE folded = folded(p_name);
    IF found.person IS NULL THEN
        RAISE EXCEPTION '%', p_name USING ERRCODE = 'FO001';
    END IF;
    RETURN found;
END
$$;

CREATE FUNCTION fondaco.find_roots() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
    WITH RECURSIVE tree AS (
        SELECT person, person AS root FROM person WHERE merged_into IS NULL
        UNION ALL
        SELECT p.person, tree.root FROM person p JOIN tree ON p.merged_into = tree.person
    )
    UPDATE person SET root = tree.root FROM tree
        WHERE tree.person = person.person AND person.root IS DISTINCT FROM tree.root;
    UPDATE ledger SET merges = merges + 1;
$$;

-- Two names are one person; the second name is the right one. Those who sat in the same game are not.
CREATE FUNCTION fondaco.merge(p_name text, p_into text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    one bigint;
    other bigint;
    together text;
BEGIN
    LOCK TABLE person IN SHARE ROW EXCLUSIVE MODE;
    one := (person_called(p_name)).root;
    other := (person_called(p_into)).root;
    IF one = other THEN
        RETURN;
    END IF;
    SELECT game.id INTO together
        FROM standing a JOIN standing b USING (game) JOIN game USING (game)
        WHERE a.person IN (SELECT person FROM person WHERE root = one)
            AND b.person IN (SELECT person FROM person WHERE root = other)
        LIMIT 1;
    IF together IS NOT NULL THEN
        RAISE EXCEPTION '%', together USING ERRCODE = 'FO002';
    END IF;
    UPDATE person SET merged_into = other WHERE person = one;
    PERFORM find_roots();
END
$$;

-- A name that was merged into another is a person of its own again.
CREATE FUNCTION fondaco.unmerge(p_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    who person;
BEGIN
    LOCK TABLE person IN SHARE ROW EXCLUSIVE MODE;
    who := person_called(p_name);
    IF who.merged_into IS NULL THEN
        RAISE EXCEPTION '%', who.name USING ERRCODE = 'FO003';
    END IF;
    UPDATE person SET merged_into = NULL WHERE person = who.person;
    PERFORM find_roots();
END
$$;

-- Settles a conflict: the ledger keeps what it has, or takes what the laptop has instead. Nothing is
-- lost: what is not in the game is in the conflict.
CREATE FUNCTION fondaco.settle(p_id text, p_laptop text, p_takes boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fondaco, pg_temp
AS $$
DECLARE
    g game;
    since integer;
    other_head text;
BEGIN
    SELECT * INTO g FROM game WHERE id = p_id FOR UPDATE;
    SELECT min(seq) INTO since FROM conflict
        WHERE game = g.game AND laptop = p_laptop AND NOT settled;
    IF since IS NULL THEN
        RAISE EXCEPTION '%', p_id USING ERRCODE = 'FO004';
    END IF;
    UPDATE conflict SET settled = true WHERE game = g.game AND laptop = p_laptop;
    IF NOT p_takes THEN
        RETURN;
    END IF;
    IF g.state = 'over' THEN
        PERFORM unstand(g.game);
    END IF;
    CREATE TEMP TABLE taken ON COMMIT DROP AS
        SELECT seq, at, deed FROM conflict WHERE game = g.game AND laptop = p_laptop;
    DELETE FROM conflict WHERE game = g.game AND laptop = p_laptop;
    INSERT INTO conflict (game, laptop, seq, at, deed, settled)
        SELECT g.game, g.laptop, seq, at, deed, true FROM deed WHERE game = g.game AND seq >= since
        ON CONFLICT DO NOTHING;
    DELETE FROM deed WHERE game = g.game AND seq >= since;
    SELECT deed INTO other_head FROM taken WHERE seq = -1;
    IF other_head IS NOT NULL THEN
        INSERT INTO conflict (game, laptop, seq, deed, settled)
            VALUES (g.game, g.laptop, -1, g.head, true) ON CONFLICT DO NOTHING;
    END IF;
    INSERT INTO deed (game, seq, at, deed)
        SELECT g.game, seq, at, deed FROM taken WHERE seq >= 0;
    UPDATE game SET head = coalesce(other_head, head), laptop = p_laptop, state = 'running',
        live = NULL, mark = NULL, changed = now(),
        deeds = (SELECT count(*) FROM deed WHERE deed.game = g.game)
        WHERE game = g.game;
    DROP TABLE taken;
END
$$;
