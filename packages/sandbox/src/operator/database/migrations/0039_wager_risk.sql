-- Opposite bets on one market turn over only what they risk together: the bonus says so.
update bonus
  set description = description || ' Bets on one market count together, up to what they can lose.'
  where wager_times > 0;
