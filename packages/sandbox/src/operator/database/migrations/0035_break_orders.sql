-- How many waiting orders a time-out or an exclusion ended.
alter table care_event add column ended_orders integer check (ended_orders >= 0);
