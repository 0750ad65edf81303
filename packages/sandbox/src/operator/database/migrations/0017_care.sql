-- Whether an account has any row below: one that has none costs a bet no query.
alter table account add column has_care boolean not null default false;

create table care (
  user_id text primary key references account (id),
  time_out_until timestamptz,
  excluded_until timestamptz,
  reality_check_minutes integer not null default 0
);

-- Amounts in minor units; null: no limit. From next_at on next_amount counts.
create table care_limit (
  user_id text not null references account (id),
  kind text not null check (kind in ('deposit', 'loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount > 0),
  next_amount bigint check (next_amount > 0),
  next_at timestamptz,
  primary key (user_id, kind, period)
);

create table care_event (
  id bigint generated always as identity primary key,
  user_id text not null references account (id),
  at timestamptz not null,
  kind text not null check (kind in ('limit', 'timeOut', 'exclusion', 'realityCheck')),
  limit_kind text,
  period text,
  amount bigint,
  until timestamptz,
  minutes integer
);
create index care_event_user on care_event (user_id, id);
create trigger care_event_append_only before update or delete or truncate on care_event
  for each statement execute function refuse_rewriting();
