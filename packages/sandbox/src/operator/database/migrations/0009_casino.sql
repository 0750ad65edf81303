alter table account add column casino_lock boolean not null default false;

-- A round of a game. One player's own, or, when nobody owns it, everybody's draw.
create table casino_round (
  number bigint generated always as identity unique,
  id text primary key,
  game_code text not null,
  -- The contract's category of the game, so that reports need no catalogue.
  category text not null,
  owner_id text references account (id),
  -- Shown as its hash before anybody bets, told when the round is over.
  server_seed text not null,
  client_seed text not null,
  state text not null default 'open' check (state in ('open', 'settled', 'void')),
  -- What came out, in words and symbols; null while open.
  outcome json,
  opened_at timestamptz not null,
  -- When nothing more can happen in it.
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- How often it ended: a round that was rolled back ends again.
  settlements integer not null default 0,
  check ((state = 'open') = (ended_at is null))
);
create index casino_round_open on casino_round (ends_at) where state = 'open';

create table casino_bet (
  number bigint generated always as identity unique,
  id text primary key,
  round_id text not null references casino_round (id),
  user_id text not null references account (id),
  -- Made by the frame: the same key is the same bet.
  bet_key text not null,
  fingerprint text not null,
  selection text not null,
  selection_name text not null,
  stake bigint not null check (stake > 0),
  -- The most it can bring besides the stake.
  profit bigint not null check (profit >= 0),
  -- What was cashed out at, in hundredths of the stake; null when nothing was.
  cash_out integer check (cash_out >= 100),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'void')),
  result bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, bet_key)
);
create index casino_bet_user on casino_bet (user_id, number);
create index casino_bet_round on casino_bet (round_id);

-- The right to open a game's page once, and from then on the right of that page to play.
create table casino_session (
  token_hash text primary key,
  -- Ends with the login it came from.
  login_hash text not null references login_session (token_hash) on delete cascade,
  user_id text not null references account (id),
  game_code text not null,
  site text not null,
  is_opened boolean not null default false,
  -- Of the player's next round.
  next_seed text not null,
  expires_at timestamptz not null
);

create table cock_fight (
  user_id text primary key references account (id),
  is_open boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table complaint (
  number bigint generated always as identity unique,
  id text primary key,
  user_id text not null references account (id),
  title text not null,
  message text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text not null default '',
  answered_by text references account (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index complaint_user on complaint (user_id, number);

-- A login on its way to another domain.
create table handoff (
  code_hash text primary key,
  user_id text not null references account (id),
  audience text not null,
  expires_at timestamptz not null
);

-- What completes a login without the authenticator, once each.
create table recovery_code (
  user_id text not null references account (id),
  code_hash text not null,
  primary key (user_id, code_hash)
);
