create table operator_switch (
  name text primary key check (name in ('maintenance', 'useSocket')),
  is_on boolean not null
);
