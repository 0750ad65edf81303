-- Orders that wait for their price: what is not matched of the stake, and what others wait with ahead of it.
create table waiting_order (
  number bigint generated always as identity unique,
  id text primary key,
  user_id text not null references account (id),
  order_key text not null,
  market_id text not null references market (id),
  runner_id text not null,
  runner_name text not null,
  side text not null check (side in ('back', 'lay')),
  odds integer not null check (odds > 100),
  stake bigint not null check (stake > 0 and stake % 100 = 0),
  matched bigint not null check (matched between 0 and stake and matched % 100 = 0),
  -- The sum of each matched stake times its odds: the average odds are exact.
  matched_weight bigint not null check (matched_weight >= 0),
  -- Negative by what reached it and is less than a point.
  ahead bigint not null check (ahead > -100),
  -- The change of the market's prices that it has seen; those after it count.
  book_version integer not null,
  at_in_play text not null check (at_in_play in ('keep', 'lapse')),
  ends_with_connection boolean not null,
  -- When a page of its player was connected last.
  connected_at timestamptz not null,
  state text not null check (state in ('waiting', 'matched', 'cancelled', 'lapsed')),
  end_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, order_key),
  check ((state = 'matched') = (matched = stake)),
  check ((end_reason is not null) = (state in ('cancelled', 'lapsed')))
);
create index waiting_order_on on waiting_order (market_id, number) where state = 'waiting';
create index waiting_order_of on waiting_order (user_id, number) where state = 'waiting';
-- A matched part of such an order is a bet of its own.
alter table bet add column order_id text references waiting_order (id);
