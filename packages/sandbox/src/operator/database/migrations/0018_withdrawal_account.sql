-- The payout account that was asked for: the same key with another account is another request. Empty for older ones.
alter table withdrawal add column account_id text not null default '';
