import type { Minor, Side } from '@kit/sdk/contract'

interface RiskyOrder {
  runnerId: string
  side: Side
  liability: Minor
}

/** The cash out quoted to a player before agreeing to it. Amounts in minor units. */
export interface QuotedCashOut {
  orders: readonly RiskyOrder[]
  /** The outcome of each runner afterwards. */
  outcomes: readonly { runnerId: string; amount: Minor }[]
}

/** Amounts at risk by side and runner, in minor units. */
export type CashOutRisks = ReadonlyMap<string, Minor>

/** Returns the most that orders can lose by runner and side: a back its stake, a lay the backer's profit. */
export function cashOutRisks(orders: readonly RiskyOrder[]): CashOutRisks {
  const found = new Map<string, Minor>()
  for (const { runnerId, side, liability } of orders) {
    const place = `${side} ${runnerId}`
    found.set(place, (found.get(place) ?? 0n) + liability)
  }
  return found
}

/** Returns true if the orders put no more at risk than allowed on each side of each runner. */
export const risksWithin = (allowed: CashOutRisks, orders: readonly RiskyOrder[]): boolean =>
  [...cashOutRisks(orders)].every(([place, risk]) => risk <= (allowed.get(place) ?? 0n))

/**
 * Returns true if a cash out is at least as good as quoted: no outcome is lower, no runner is missing, and no side of a
 * runner has more at risk.
 */
export function isAsQuoted(quoted: QuotedCashOut, now: QuotedCashOut): boolean {
  const amounts = new Map(now.outcomes.map(({ runnerId, amount }) => [runnerId, amount]))
  if (amounts.size !== quoted.outcomes.length) return false
  for (const { runnerId, amount } of quoted.outcomes) {
    const brings = amounts.get(runnerId)
    if (brings === undefined || brings < amount) return false
  }
  return risksWithin(cashOutRisks(quoted.orders), now.orders)
}
