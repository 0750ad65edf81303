-- A balance is a row. Triggers add each posting to it in the posting's own transaction; the ledger check compares the rows
-- with the sums.
create table balance (
  account text primary key,
  amount bigint not null
) with (fillfactor = 50);

-- A player's reserve on one market, and what the market has brought the player so far.
create table market_balance (
  user_id text not null,
  market_id text not null,
  held bigint not null,
  result bigint not null,
  primary key (user_id, market_id)
) with (fillfactor = 50);
create index market_balance_result on market_balance (user_id) include (result) where result <> 0;

-- What bets have brought a player on one day in UTC: loss limits add up days.
create table day_result (
  user_id text not null,
  day date not null,
  result bigint not null,
  primary key (user_id, day)
) with (fillfactor = 50);

insert into balance (account, amount) select account, sum(amount) from posting group by account;

insert into market_balance (user_id, market_id, held, result)
  select split_part(account, ':', 2), market_id,
    coalesce(sum(amount) filter (where account like 'player:%:exposure'), 0), sum(amount)
  from posting where market_id is not null and account not like 'house:%'
  group by 1, 2;

insert into day_result (user_id, day, result)
  select split_part(account, ':', 2), (created_at at time zone 'UTC')::date, sum(amount)
  from posting join ledger_transaction on ledger_transaction.id = transaction_id
  where kind in ('bet', 'adjustment', 'settlement', 'rollback') and account not like 'house:%'
  group by 1, 2 having sum(amount) <> 0;

-- Rows are written in a fixed order, so that two transactions never wait for each other.
create function add_to_balances() returns trigger language plpgsql as $$
begin
  insert into balance (account, amount)
    select account, sum(amount) from added where account not like 'house:%' group by account order by account
    on conflict (account) do update set amount = balance.amount + excluded.amount;

  insert into market_balance (user_id, market_id, held, result)
    select split_part(account, ':', 2), market_id,
      coalesce(sum(amount) filter (where account like 'player:%:exposure'), 0), sum(amount)
    from added where market_id is not null and account not like 'house:%'
    group by 1, 2 order by 1, 2
    on conflict (user_id, market_id) do update
      set held = market_balance.held + excluded.held, result = market_balance.result + excluded.result;

  insert into day_result (user_id, day, result)
    select split_part(account, ':', 2), (created_at at time zone 'UTC')::date, sum(amount)
    from added join ledger_transaction on ledger_transaction.id = transaction_id
    where kind in ('bet', 'adjustment', 'settlement', 'rollback') and account not like 'house:%'
    group by 1, 2 having sum(amount) <> 0 order by 1, 2
    on conflict (user_id, day) do update set result = day_result.result + excluded.result;
  return null;
end $$;

create trigger posting_balances after insert on posting
  referencing new table as added for each statement execute function add_to_balances();

-- Every settlement and deposit writes the house's few rows: they are locked only while the transaction commits.
create function add_to_house_balance() returns trigger language plpgsql as $$
begin
  insert into balance (account, amount) values (new.account, new.amount)
    on conflict (account) do update set amount = balance.amount + excluded.amount;
  return null;
end $$;

create constraint trigger posting_house_balance after insert on posting
  deferrable initially deferred for each row when (new.account like 'house:%')
  execute function add_to_house_balance();

create or replace function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from posting where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the postings of ledger transaction % do not sum to zero', new.transaction_id
      using errcode = 'check_violation';
  end if;
  if new.account like 'player:%' and (select amount from balance where account = new.account) < 0 then
    raise exception 'account % would be overdrawn', new.account using errcode = 'check_violation';
  end if;
  return null;
end $$;
