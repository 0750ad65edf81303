-- The domains that a player's logins ever followed: a branch pays in while the player is not logged in (Q-141).
create table player_domain (
  user_id text not null,
  domain text not null,
  primary key (user_id, domain)
);
insert into player_domain
  select distinct login_session.user_id, called.domain
  from login_session
  join account on account.id = login_session.user_id and account.user_type = 'user'
  cross join lateral json_array_elements_text(login_session.domains) as called (domain);

-- Where the reality-check clock of a player was when the last login ended: a new login continues it.
create table player_clock (
  user_id text primary key,
  started_at timestamptz not null,
  check_minutes integer not null,
  seen_at timestamptz not null
);
