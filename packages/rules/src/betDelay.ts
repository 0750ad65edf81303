/** Returns how long a bet waits before it is checked again, in seconds: the player's delay plus the market's. */
export const betDelaySeconds = (
  user: { betDelaySeconds: number },
  market: { delaySeconds: number },
): number => user.betDelaySeconds + market.delaySeconds
