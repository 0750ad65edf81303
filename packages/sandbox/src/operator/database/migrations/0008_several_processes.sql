-- What is said to pages because something was written: in the same transaction, and delivered behind it.
create table outbox (
  id bigint generated always as identity primary key,
  -- Given in the order of delivery, without gaps, once the transaction has committed.
  seq bigint unique,
  audience json not null,
  event text not null,
  payload json not null
);
create index outbox_new on outbox (id) where seq is null;

create table outbox_head (
  id integer primary key check (id = 1),
  seq bigint not null
);
insert into outbox_head (id, seq) values (1, 0);

-- Numbers a process of the operator: it holds the advisory lock (20260, number) for as long as it lives.
create sequence process_number as integer cycle;
-- Numbers whoever runs the feed: what an earlier one still says does not count.
create sequence feed_term;

alter table order_request add column held_by integer;
alter table feed_state add column term bigint not null default 0;
