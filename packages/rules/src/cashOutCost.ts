import type { MarketType, Minor, PriceSize } from '@kit/sdk/contract'
import { isOffered, type CashOutOrder } from './cashOutOrders.ts'
import { divideHalfUp } from './money.ts'

interface Offered {
  id: string
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
}

const fine = 1_000_000n

/**
 * Returns the cost of orders compared with the same orders at the middle between the best back and the best lay, in
 * minor units. Undefined if a runner has no price on one side, because then there is no middle.
 */
export function cashOutCost(
  type: MarketType,
  orders: readonly CashOutOrder[],
  runners: readonly Offered[],
): Minor | undefined {
  const stakeIsWorth = type === 'betfair' ? 100n : 10_000n
  const whole = type === 'betfair' ? 0n : stakeIsWorth
  let cost = 0n
  for (const { runnerId, side, stake, profit, liability } of orders) {
    const runner = runners.find(({ id }) => id === runnerId)
    const back = runner?.back.find(({ odds }) => isOffered(type, odds))
    const lay = runner?.lay.find(({ odds }) => isOffered(type, odds))
    if (!back || !lay) return undefined
    const both = BigInt(back.odds) + BigInt(lay.odds) + 2n * whole
    const atMiddle = ((profit + liability) * 2n * stakeIsWorth * fine) / both
    cost += side === 'back' ? stake * fine - atMiddle : atMiddle - stake * fine
  }
  return divideHalfUp(cost, fine)
}
