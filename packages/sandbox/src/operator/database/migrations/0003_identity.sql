alter table account
  add column parent_id text references account (id),
  add column phone text unique check (phone like '+%'),
  add column email text not null default '',
  add column email_key text unique,
  add column transaction_code_hash text,
  add column must_change_password boolean not null default false,
  add column is_locked boolean not null default false,
  add column referral_code text,
  add column totp_secret text,
  add column has_second_factor boolean not null default false,
  add column totp_step bigint not null default 0;
create index account_parent on account (parent_id);

update account set referral_code = substr(md5(id), 1, 10);
alter table account alter column referral_code set not null;
create unique index account_referral_code on account (referral_code);

alter table login_session add column owes_second_factor boolean not null default false;
create index login_session_user on login_session (user_id);

create table registration (
  account_id text primary key references account (id),
  referrer_id text references account (id),
  promo_code text not null,
  utm_source text not null,
  registration_source text not null,
  wager_bonus_id text not null
);
create index registration_referrer on registration (referrer_id);

create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('signup', 'forgotPassword')),
  phone text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz
);
create index one_time_code_phone on one_time_code (phone, created_at);

create table inbox_message (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null,
  sender text not null,
  code text not null,
  created_at timestamptz not null
);

create table contact_channel (
  account_id text primary key references account (id),
  whatsapp text not null default '',
  deposit_whatsapp text not null default '',
  withdraw_whatsapp text not null default '',
  chat_type text check (chat_type in ('liveChat', 'zoho', 'pulse', 'tawk')),
  chat_value text not null default ''
);

create table notification (
  id text primary key,
  -- Null: to everyone.
  user_id text references account (id),
  title text not null,
  message text not null,
  created_at timestamptz not null
);

create table notification_mark (
  notification_id text not null references notification (id),
  user_id text not null references account (id),
  is_read boolean not null default false,
  is_deleted boolean not null default false,
  primary key (notification_id, user_id)
);
