-- Each state that a request for points has reached, and who brought it there; null for the provider and for time that ran
-- out. The key of a decision makes it once. Steps before this table are not known.
create table request_step (
  id bigint generated always as identity primary key,
  request_id text not null,
  state text not null check (state in ('processing', 'approved', 'rejected', 'canceled')),
  at timestamptz not null,
  actor_id text references account (id),
  remarks text not null default '',
  key text unique
);
create index request_step_request on request_step (request_id, id);
create trigger request_step_append_only before update or delete or truncate on request_step
  for each statement execute function refuse_rewriting();

-- What the administrator says of maintenance.
alter table operator_switch add column message text not null default '';
