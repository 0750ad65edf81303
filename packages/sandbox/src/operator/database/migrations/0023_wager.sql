-- A bonus that is turned over before its player may choose another one: how often, and how much of a settled stake counts,
-- in percent by what the bet was on. 0: not at all.
alter table bonus add column wager_times integer not null default 0 check (wager_times between 0 and 100);
alter table bonus add column wager_shares json not null default '{"exchange":100,"casino":100}';

-- What is to be turned over for the bonus of a deposit, as it was promised: a later rule does not change it.
alter table deposit add column wager_amount bigint not null default 0 check (wager_amount >= 0);

insert into bonus (id, title, description, min_amount, max_amount, use_limit, type, percentage, bonus_type, wager_times, wager_shares) values
  ('bonus-wager', 'Weekend boost', '50% on top of 1,000 to 5,000. Turn the bonus over three times before you choose another one; casino stakes count half.', 100000, 500000, 2, 'reload', 50, 'depositWagerBonus', 3, '{"exchange":100,"casino":50}');
