-- Runners that tied for the last places of their market share them. Before, all winners of a dead heat did.
alter table runner add column tied boolean not null default false check (not tied or status = 'winner');
update runner set tied = true
  from market
  where market.id = runner.market_id and runner.status = 'winner' and market.state = 'settled'
    and market.number_of_winners < (
      select count(*) from runner as other where other.market_id = market.id and other.status = 'winner');

-- Which result of the feed made a settlement: 0 is the first, higher ones correct it. Null: staff did, or it is older than this column.
alter table market_settlement add column feed_result integer check (feed_result >= 0);
