-- The orders of a cash out are bets of their own, named by the key it was taken with.
alter table bet add column cash_out_key text;
-- The bet whose outcome they level; null where they level the market's position.
alter table bet add column cash_out_of text references bet (id);
-- What was added to what odds and stake bring, so that outcomes are equal to the minor unit.
alter table bet add column remainder bigint not null default 0;
