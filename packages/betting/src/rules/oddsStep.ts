import type { Odds } from '@kit/sdk/contract'

/**
 * One press of the odds stepper, in hundredths: by 0.01 when the odds being edited have a fraction, else by 1, never
 * below 0. Source: the slip's odd steps, Q-011.
 */
export function stepOdds(odds: Odds, direction: 1 | -1): Odds {
  const step = odds % 100 === 0 ? 100 : 1
  return Math.max(0, odds + direction * step)
}
