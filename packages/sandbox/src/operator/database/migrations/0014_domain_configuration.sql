-- What the operator decides for each domain: flags by name. The first is used for every domain without one of its own.
create table domain_configuration (
  domain_name text primary key,
  flags json not null,
  updated_at timestamptz not null
);
