import type { MarketType, Minor, PricePolicy } from '@kit/sdk/contract'
import type { CashOutPlan } from './cashOut.ts'
import { fillReturn, type CashOutOrder } from './cashOutOrders.ts'
import { worsePrice } from './priceSteps.ts'

/** Difference by which a cash out may be worse than quoted, by the player's price setting. In minor units. */
export interface CashOutSlippage {
  /** Difference by which every outcome may be lower. */
  slippage: Minor
  /** The most that each order may put at risk, in the order of the plan. */
  maxLiabilities: Minor[]
}

/** Returns how much more the same order risks a number of steps further on. Every outcome is lower by this amount. */
function dearer(type: MarketType, { runnerId, side, odds, profit, liability }: CashOutOrder, steps: number) {
  const { odds: worse } = worsePrice({ side, odds, run: 0, marketType: type }, steps)
  const at = { runnerId, side, wanted: profit + liability }
  const [order] = fillReturn(type, at, [{ odds: worse, run: 0, size: 0n }]) ?? []
  return order && order.liability > liability ? order.liability - liability : 0n
}

const lesser = (one: Minor, other: Minor): Minor => (one < other ? one : other)

/**
 * Returns the worst result of a plan that the player accepts: the same changes, each at a price up to `priceSteps`
 * steps worse, or at any price. Undefined if the player accepts only the quoted price or better. Never below the worst
 * outcome without the cash out. Source: Q-131, decision cash-out.
 */
export function cashOutSlippage(
  type: MarketType,
  { orders, value, without }: Pick<CashOutPlan, 'orders' | 'value' | 'without'>,
  { pricePolicy, priceSteps }: { pricePolicy: PricePolicy; priceSteps: number },
): CashOutSlippage {
  const most = value - without
  const more = orders.map((order) => {
    if (pricePolicy === 'any') return most
    return pricePolicy === 'within' ? lesser(most, dearer(type, order, priceSteps)) : 0n
  })
  return {
    slippage: lesser(
      most,
      more.reduce((sum, next) => sum + next, 0n),
    ),
    maxLiabilities: orders.map(({ liability }, index) => liability + (more[index] ?? 0n)),
  }
}
