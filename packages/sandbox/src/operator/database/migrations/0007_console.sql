alter table market add column is_held boolean not null default false;

alter table operator_switch drop constraint operator_switch_name_check;
alter table operator_switch add check (name in ('maintenance', 'useSocket', 'singleScreen'));

alter table notification
  add column icon text not null default '',
  add column image text not null default '';

-- What the operator commanded by hand, each once by its key, with the answer it got.
create table operator_command (
  key text primary key,
  administrator_id text not null references account (id),
  fingerprint text not null,
  answer json,
  created_at timestamptz not null
);
