-- Who may do what. `:table` posts and reads the league, `:steward` corrects as well.

GRANT USAGE ON SCHEMA fondaco TO :table, :steward;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA fondaco FROM PUBLIC;
GRANT SELECT ON fondaco.ledger, fondaco.laptop, fondaco.person, fondaco.game, fondaco.standing,
    fondaco.tally, fondaco.month, fondaco.guest, fondaco.round, fondaco.round_table,
    fondaco.sitting, fondaco.current_round TO :table, :steward;
GRANT SELECT (game, laptop, seq, at, settled) ON fondaco.conflict TO :table;
GRANT SELECT ON fondaco.deed, fondaco.conflict TO :steward;
GRANT EXECUTE ON FUNCTION
    fondaco.folded(text),
    fondaco.hello(text, text),
    fondaco.post(text, text, text, text, bigint, integer, text[], bigint[]),
    fondaco.stand(text, text, integer, text, text, text, text),
    fondaco.deeds_of(text)
    TO :table, :steward;
GRANT EXECUTE ON FUNCTION
    fondaco.merge(text, text),
    fondaco.unmerge(text),
    fondaco.settle(text, text, boolean),
    fondaco.welcome(text[]),
    fondaco.begin_round(text, integer),
    fondaco.prolong(integer, integer),
    fondaco.end_round()
    TO :steward;
