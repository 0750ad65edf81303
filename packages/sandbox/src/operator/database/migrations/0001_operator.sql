create table account (
  id text primary key,
  user_name text not null,
  user_name_key text not null unique,
  full_name text not null,
  user_type text not null,
  is_demo boolean not null,
  password_hash text not null,
  confirm_bets boolean not null default false,
  bet_delay_seconds integer not null default 0 check (bet_delay_seconds between 0 and 120),
  session_max bigint check (session_max >= 0),
  bookmaker_max bigint check (bookmaker_max >= 0),
  betfair_max bigint check (betfair_max >= 0),
  created_at timestamptz not null,
  expires_at timestamptz
);

create table login_session (
  token_hash text primary key,
  user_id text not null references account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table market (
  id text primary key,
  exchange_id text not null,
  event_id text not null,
  name text not null,
  parents json not null,
  open_date timestamptz not null,
  number_of_winners integer not null check (number_of_winners > 0),
  state text not null default 'open' check (state in ('open', 'settled', 'void')),
  void_reason text,
  closed_at timestamptz
);
create index market_event on market (event_id);
create index market_open on market (id) where state = 'open';

create table runner (
  market_id text not null references market (id),
  id text not null,
  name text not null,
  sort integer not null,
  cloth_number text,
  status text not null default 'active' check (status in ('active', 'removed', 'winner', 'loser')),
  primary key (market_id, id)
);

create table order_request (
  user_id text not null references account (id),
  key text not null,
  fingerprint text not null,
  state text not null check (state in ('held', 'placed', 'refused')),
  status integer,
  body json,
  created_at timestamptz not null,
  primary key (user_id, key),
  check ((state = 'held') = (body is null))
);
create index order_request_held on order_request (user_id) where state = 'held';

create table bet (
  number bigint generated always as identity unique,
  id text primary key,
  user_id text not null references account (id),
  order_key text not null,
  market_id text not null references market (id),
  runner_id text not null,
  runner_name text not null,
  market_type text not null,
  side text not null check (side in ('back', 'lay')),
  odds integer not null check (odds > 0),
  run double precision not null,
  stake bigint not null check (stake > 0),
  profit bigint not null check (profit >= 0),
  liability bigint not null check (liability >= 0),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'void')),
  result bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, order_key)
);
create index bet_open on bet (market_id, user_id) where state = 'open';
create index bet_user on bet (user_id, number);

create table ledger_transaction (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null,
  market_id text,
  created_at timestamptz not null,
  unique (kind, reference)
);

create table posting (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction (id),
  account text not null,
  market_id text,
  amount bigint not null check (amount <> 0)
);
create index posting_account on posting (account, market_id) include (amount);
create index posting_transaction on posting (transaction_id) include (amount);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % of % refused', tg_op, tg_table_name using errcode = 'check_violation';
end $$;

create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_rewriting();
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_rewriting();

-- Checked when the transaction commits, so that its postings may be written one after another.
create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from posting where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the postings of ledger transaction % do not sum to zero', new.transaction_id
      using errcode = 'check_violation';
  end if;
  if new.account like 'player:%' and (select sum(amount) from posting where account = new.account) < 0 then
    raise exception 'account % would be overdrawn', new.account using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger posting_balanced after insert on posting
  deferrable initially deferred for each row execute function refuse_unbalanced();

create table feed_state (
  id integer primary key check (id = 1),
  state json not null
);
