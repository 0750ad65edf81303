import type { Minor, Side } from '@kit/sdk/contract'

interface RiskyOrder {
  runnerId: string
  side: Side
  liability: Minor
}

/** What a player was told of a cash out before agreeing to it. Amounts in minor units. */
export interface ToldCashOut {
  orders: readonly RiskyOrder[]
  /** What each outcome brings afterwards. */
  outcomes: readonly { runnerId: string; amount: Minor }[]
}

/** What orders put at risk by side and runner, in minor units. */
export type CashOutRisks = ReadonlyMap<string, Minor>

/** What orders can lose by runner and side: a back its stake, a lay what the backer would win. */
export function cashOutRisks(orders: readonly RiskyOrder[]): CashOutRisks {
  const found = new Map<string, Minor>()
  for (const { runnerId, side, liability } of orders) {
    const place = `${side} ${runnerId}`
    found.set(place, (found.get(place) ?? 0n) + liability)
  }
  return found
}

/** Whether orders put no more at risk than is allowed on any side of a runner. */
export const risksWithin = (allowed: CashOutRisks, orders: readonly RiskyOrder[]): boolean =>
  [...cashOutRisks(orders)].every(([place, risk]) => risk <= (allowed.get(place) ?? 0n))

/**
 * Whether a cash out is what was told or better: no outcome brings less, no runner is missing, and on no side of a runner
 * is more put at risk than was said.
 */
export function isAsTold(told: ToldCashOut, now: ToldCashOut): boolean {
  const amounts = new Map(now.outcomes.map(({ runnerId, amount }) => [runnerId, amount]))
  if (amounts.size !== told.outcomes.length) return false
  for (const { runnerId, amount } of told.outcomes) {
    const brings = amounts.get(runnerId)
    if (brings === undefined || brings < amount) return false
  }
  return risksWithin(cashOutRisks(told.orders), now.orders)
}
