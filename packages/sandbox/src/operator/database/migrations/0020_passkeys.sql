-- Public keys of passkeys. Neither they nor their ids let anybody in.
create table passkey (
  credential_id text primary key,
  user_id text not null references account (id),
  public_key text not null,
  -- Signatures the authenticator counted; 0 for those that count none.
  counter bigint not null default 0,
  transports text not null default '',
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- What an authenticator has to sign: once, and soon. Without a user it is of a login.
create table passkey_challenge (
  challenge_hash text primary key,
  user_id text references account (id),
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
