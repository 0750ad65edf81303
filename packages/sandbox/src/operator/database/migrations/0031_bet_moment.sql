-- The moment in which a bet was placed: what was asked, what was on offer, and when. Written once, with the bet.
create table bet_moment (
  bet_id text primary key references bet (id),
  asked_odds integer not null,
  asked_run double precision not null,
  price_policy text,
  price_steps integer,
  -- The best price on the bet's side when the order arrived.
  arrived_odds integer,
  arrived_run double precision,
  received_at timestamptz not null,
  delay_ms integer not null check (delay_ms >= 0),
  -- The best prices of both sides when the bet was accepted, as the wire writes them.
  back json not null,
  lay json not null,
  check ((arrived_odds is null) = (arrived_run is null))
);
