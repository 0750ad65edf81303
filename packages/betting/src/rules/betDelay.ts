/** The delay of a match-odds market of an exchange that carries none, in seconds. */
export const matchOddsDelaySeconds = 6

/** How long a bet waits before it is checked again, in seconds: the player's own delay plus the market's. */
export const betDelaySeconds = (
  user: { betDelaySeconds: number },
  market: { delaySeconds: number },
): number => user.betDelaySeconds + market.delaySeconds
