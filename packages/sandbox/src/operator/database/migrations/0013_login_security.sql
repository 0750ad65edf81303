-- When a login was last used, to the minute: those of staff end when idle.
alter table login_session add column last_seen_at timestamptz;
update login_session set last_seen_at = created_at;
alter table login_session alter column last_seen_at set not null;

-- A handoff ends with the login it came from.
delete from handoff;
alter table handoff add column login_hash text not null references login_session (token_hash) on delete cascade;

-- Devices that an account has logged in from: wrong passwords from elsewhere do not lock them out.
create table known_device (
  token_hash text not null,
  user_id text not null references account (id),
  seen_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_device_seen on known_device (seen_at);

-- Who did what that touches security. Details name what was acted on, never a secret.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor_id text references account (id),
  -- 'done', or the code of the refusal.
  outcome text not null,
  address text not null,
  details json not null default '{}'
);
create index security_event_at on security_event (at);
create trigger security_event_append_only before update or delete or truncate on security_event
  for each statement execute function refuse_rewriting();
