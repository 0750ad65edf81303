-- When a player said to be of age and accepted the terms; null where the client did not tell.
alter table registration add column age_confirmed_at timestamptz;
alter table registration add column terms_accepted_at timestamptz;
