-- Seeds of rounds that all players share: each is the hash of the next one, so that the whole chain is fixed before its first
-- round. A lane is a game, or every second draw of one: the hash of a draw must not tell the seed of a draw that is still open.
create table casino_seed_chain (
  lane text not null,
  number integer not null check (number > 0),
  -- The hash of the first seed: public before the chain is used.
  commitment text not null,
  -- The seed of the last round, from which all others follow: secret.
  last_seed text not null,
  length integer not null check (length > 0),
  used integer not null default 0 check (used between 0 and length),
  created_at timestamptz not null,
  primary key (lane, number)
);

-- Rounds from before have no chain: their seeds were chosen one by one.
alter table casino_round
  add column chain_commitment text,
  add column chain_position integer check (chain_position > 0),
  add check ((chain_commitment is null) = (chain_position is null));
