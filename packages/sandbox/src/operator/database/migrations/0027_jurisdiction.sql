-- The jurisdiction of a domain's licence: the operator keeps its demands there.
alter table domain_configuration add column jurisdiction text not null default 'none'
  check (jurisdiction in ('none', 'uk', 'strict'));

-- How often, in minutes, a reality check is demanded in a login (0: never), and when the last was read.
alter table login_session add column check_minutes integer not null default 0;
alter table login_session add column checked_at timestamptz;
