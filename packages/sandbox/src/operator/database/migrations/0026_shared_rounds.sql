-- The last round of a game that all its players share is looked up by each of them.
create index casino_round_shared on casino_round (game_code, number) where owner_id is null;
