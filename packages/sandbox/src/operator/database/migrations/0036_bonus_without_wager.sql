-- A bonus that need not be turned over is points to take away: it must say so.
alter table bonus add column allows_no_wager boolean not null default false;
update bonus set allows_no_wager = true where wager_times = 0;
alter table bonus add constraint bonus_has_wager check (wager_times > 0 or allows_no_wager);
