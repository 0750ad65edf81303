export interface CashOutTarget {
  marketId: string
  betId?: string | undefined
}

/**
 * Subject of the open sheet: a market, a bet, or all markets of an event. `isAtOnce` sends the first shown value, for
 * players whose presses place bets at once.
 */
export type CashOutSubject =
  | ({ kind: 'position'; isAtOnce?: boolean } & CashOutTarget)
  | { kind: 'event'; eventId: string }
