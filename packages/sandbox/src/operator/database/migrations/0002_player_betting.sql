create table stake_preset (
  user_id text not null references account (id),
  kind text not null check (kind in ('stake', 'quickBet')),
  position integer not null check (position >= 0),
  label text not null,
  value bigint not null check (value > 0),
  primary key (user_id, kind, position)
);

create table favourite_event (
  number bigint generated always as identity unique,
  user_id text not null references account (id),
  event_id text not null,
  primary key (user_id, event_id)
);

create table favourite_market (
  number bigint generated always as identity unique,
  user_id text not null references account (id),
  market_id text not null references market (id),
  primary key (user_id, market_id)
);

-- Every end a market had. One that was taken back stays, with the moment it was.
create table market_settlement (
  market_id text not null references market (id),
  number integer not null check (number > 0),
  state text not null check (state in ('settled', 'void')),
  runners_before json not null,
  settled_at timestamptz not null,
  rolled_back_at timestamptz,
  primary key (market_id, number)
);
create unique index market_settlement_standing on market_settlement (market_id) where rolled_back_at is null;

-- Sent by quick bets only.
alter table bet add column nation text;
-- Which end of its market ended the bet; a bet on a withdrawn runner ended without one.
alter table bet add column settlement_number integer;
create index bet_settled on bet (user_id, settled_at) where state <> 'open';
