alter table account add column bonus_lock boolean not null default false;

create table payment_method (
  id text primary key,
  purpose text not null check (purpose in ('deposit', 'payout')),
  payment_type text not null,
  name text not null,
  is_active boolean not null default true,
  is_locked boolean not null default false,
  min_amount bigint not null check (min_amount >= 0),
  -- 0: no upper limit.
  max_amount bigint not null check (max_amount >= 0),
  sort integer not null,
  details json not null
);

insert into payment_method (id, purpose, payment_type, name, is_locked, min_amount, max_amount, sort, details) values
  ('deposit-upi', 'deposit', 'UPI', 'UPI', false, 10000, 10000000, 1,
    '{"upiId": "operator@upi", "accountName": "Example Traders", "appName": "Any UPI app"}'),
  ('deposit-imps', 'deposit', 'IMPS', 'Bank transfer (IMPS)', false, 50000, 50000000, 2,
    '{"accountNumber": "000111222333", "bankName": "Example Bank", "accountName": "Example Traders", "ifscCode": "EXMP0000001"}'),
  ('deposit-neft', 'deposit', 'NEFT', 'Bank transfer (NEFT)', false, 100000, 100000000, 3,
    '{"accountNumber": "000111222333", "bankName": "Example Bank", "accountName": "Example Traders", "ifscCode": "EXMP0000001"}'),
  ('deposit-usdt', 'deposit', 'USDT', 'USDT (TRC20)', false, 100000, 0, 4,
    '{"walletNumber": "TExampleWalletOfTheSandbox00000001", "remarks": "TRC20 only"}'),
  ('deposit-ipay', 'deposit', 'IPAY', 'Card', false, 0, 0, 5, '{"upiId": "1001"}'),
  ('deposit-mobile', 'deposit', 'other', 'Mobile wallet', true, 10000, 1000000, 6, '{"mobileNumber": "0000000000"}'),
  -- Locked: nobody chooses it, it is what a branch pays in by.
  ('deposit-branch', 'deposit', 'other', 'Branch', true, 0, 0, 7, '{}'),
  ('payout-imps', 'payout', 'IMPS', 'Bank account (IMPS)', false, 50000, 50000000, 1, '{}'),
  ('payout-upi', 'payout', 'UPI', 'UPI', false, 50000, 10000000, 2, '{}'),
  ('payout-neft', 'payout', 'NEFT', 'Bank account (NEFT)', false, 100000, 0, 3, '{}'),
  ('payout-usdt', 'payout', 'USDT', 'USDT (TRC20)', false, 100000, 0, 4, '{}'),
  ('payout-ipay', 'payout', 'IPAY', 'Instant payout', false, 10000, 5000000, 5, '{"upiId": "1001"}');

create table payment_account (
  number bigint generated always as identity unique,
  id text primary key,
  user_id text not null references account (id),
  method_id text not null references payment_method (id),
  name text not null,
  is_primary boolean not null,
  details json not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (deleted_at is null or not is_primary)
);
create index payment_account_user on payment_account (user_id) where deleted_at is null;
create unique index payment_account_primary on payment_account (user_id) where is_primary;

create table payment_account_log (
  number bigint generated always as identity primary key,
  user_id text not null references account (id),
  account_number text not null,
  details json not null,
  created_at timestamptz not null
);

create table bonus (
  id text primary key,
  title text not null,
  description text not null,
  min_amount bigint not null check (min_amount >= 0),
  -- 0: no upper limit.
  max_amount bigint not null check (max_amount >= 0),
  use_limit integer not null check (use_limit >= 0),
  type text not null,
  percentage integer not null check (percentage between 0 and 1000),
  bonus_type text not null,
  is_active boolean not null default true
);

insert into bonus (id, title, description, min_amount, max_amount, use_limit, type, percentage, bonus_type) values
  ('bonus-first', 'First deposit', 'Your first deposit from 500 to 10,000 is doubled.', 50000, 1000000, 1, 'ftd', 100, 'depositBonus'),
  ('bonus-reload', 'Top up', '10% on top of three deposits of 1,000 or more.', 100000, 0, 3, 'reload', 10, 'depositBonus');

create table upload (
  id text primary key,
  user_id text not null references account (id),
  media_type text not null,
  size integer not null check (size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null
);

create table deposit (
  number bigint generated always as identity unique,
  id text primary key,
  user_id text not null references account (id),
  method_id text not null references payment_method (id),
  amount bigint not null check (amount > 0),
  utr text,
  image_id text references upload (id),
  bonus_id text references bonus (id),
  bonus_amount bigint not null default 0 check (bonus_amount >= 0),
  state text not null check (state in ('pending', 'processing', 'approved', 'rejected', 'canceled')),
  remarks text not null default '',
  decided_by text references account (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index deposit_user on deposit (user_id, number);
-- A payment is told of once; one that was rejected may be told of again.
create unique index deposit_utr on deposit (utr) where state in ('pending', 'processing', 'approved');

create table hosted_payment (
  token_hash text primary key,
  deposit_id text not null unique references deposit (id),
  return_url text not null,
  expires_at timestamptz not null
);

create table withdrawal (
  number bigint generated always as identity unique,
  id text primary key,
  user_id text not null references account (id),
  method_id text not null references payment_method (id),
  amount bigint not null check (amount > 0),
  -- As the account was when the withdrawal was asked for.
  account_name text not null,
  account_details json not null,
  state text not null check (state in ('pending', 'processing', 'approved', 'rejected', 'canceled')),
  remarks text not null default '',
  decided_by text references account (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index withdrawal_user on withdrawal (user_id, number);
