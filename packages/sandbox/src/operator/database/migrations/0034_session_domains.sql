-- The domains whose rules a login follows: the one it began on, and each that it has called since (Q-141).
alter table login_session add column domains json not null default '[]';
