import type { MarketType, Minor, PricePolicy } from '@kit/sdk/contract'
import type { CashOutPlan } from './cashOut.ts'
import { fillReturn, type CashOutOrder } from './cashOutOrders.ts'
import { worsePrice } from './priceSteps.ts'

/** How far a cash out may fall behind what was told, by the player's choice for prices that move. In minor units. */
export interface CashOutSlippage {
  /** How much less every outcome may bring. */
  slippage: Minor
  /** The most that each order may put at risk, in the order of the plan's. */
  maxLiabilities: Minor[]
}

/** What the same order puts more at risk some steps further on. All of it is what every outcome brings less. */
function dearer(type: MarketType, { runnerId, side, odds, profit, liability }: CashOutOrder, steps: number) {
  const { odds: worse } = worsePrice({ side, odds, run: 0, marketType: type }, steps)
  const at = { runnerId, side, wanted: profit + liability }
  const [order] = fillReturn(type, at, [{ odds: worse, run: 0, size: 0n }]) ?? []
  return order && order.liability > liability ? order.liability - liability : 0n
}

const lesser = (one: Minor, other: Minor): Minor => (one < other ? one : other)

/**
 * The worst of a plan that a player accepts: the same moves, each at a price that is up to `priceSteps` steps worse, or at
 * any price; nothing where only the price that was told or a better one will do. Never worse than the worst outcome without
 * the cash out. Source: Q-131, decision 0093.
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
