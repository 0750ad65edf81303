import type { Minor, Side } from '@kit/sdk/contract'

/** What a player was told of a cash out before agreeing to it. Amounts in minor units. */
export interface ToldCashOut {
  orders: readonly { runnerId: string; side: Side; stake: Minor; liability: Minor }[]
  /** What each outcome brings afterwards. */
  outcomes: readonly { runnerId: string; amount: Minor }[]
}

/** What orders can lose by runner and side: a back its stake, a lay what the backer would win. */
function risks(orders: ToldCashOut['orders']): Map<string, Minor> {
  const found = new Map<string, Minor>()
  for (const { runnerId, side, liability } of orders) {
    const place = `${side} ${runnerId}`
    found.set(place, (found.get(place) ?? 0n) + liability)
  }
  return found
}

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
  const allowed = risks(told.orders)
  return [...risks(now.orders)].every(([place, risk]) => risk <= (allowed.get(place) ?? 0n))
}
