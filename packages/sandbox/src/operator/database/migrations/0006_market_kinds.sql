alter table market add column type text not null default 'betfair' check (type in ('betfair', 'bookmaker', 'session'));
-- Among the sessions of an event, those with the lowest come first.
alter table market add column priority integer;
-- The run a session was settled by.
alter table market add column result_run integer check (result_run >= 0);
alter table market add constraint market_result_run check (result_run is null or (type = 'session' and state = 'settled'));
-- Of horses and greyhounds: stall, age, jockey, trainer.
alter table runner add column facts json not null default '{}';
