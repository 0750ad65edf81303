-- The provider outside that a round is played at; null for the sandbox's own games.
alter table casino_round add column provider text;

-- How often a bet ended: one may be paid before its round is over, and each end has an entry of its own.
alter table casino_bet add column settlements integer not null default 0;
update casino_bet set settlements = casino_round.settlements
  from casino_round where casino_round.id = casino_bet.round_id;

-- What providers asked of the wallet, each call once: a repetition gets the first answer again.
create table casino_wallet_call (
  provider text not null,
  -- The provider's own id of it.
  transaction_id text not null,
  -- Of what was asked. Null for a debit that was rolled back before it came.
  fingerprint text,
  status integer not null,
  answer json not null,
  -- The bet that a debit took; null for every other call and for a debit that was refused.
  bet_id text references casino_bet (id),
  created_at timestamptz not null,
  primary key (provider, transaction_id)
);
