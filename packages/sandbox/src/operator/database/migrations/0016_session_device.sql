-- The user agent that logged in, for the player's list of logins. Empty: unknown.
alter table login_session add column device text not null default '';
