import type { MarketType, Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'
import { profit } from './profit.ts'

/** One order of a cash out: one price on one side of a runner. Amounts in minor units. */
export interface CashOutOrder {
  runnerId: string
  side: Side
  odds: Odds
  stake: Minor
  profit: Minor
  liability: Minor
  /**
   * The amount the operator adds to the result of the order's odds and stake, so that outcomes are equal to the minor
   * unit: a fraction of one unit of stake at these odds. Negative only if one unit of stake is more than is needed.
   */
  remainder: Minor
}

/** Includes the stake, as a fraction of the stake. */
const factor = (type: MarketType, odds: Odds): { over: bigint; under: bigint } =>
  type === 'betfair' ? { over: BigInt(odds), under: 100n } : { over: BigInt(odds) + 10_000n, under: 10_000n }

export const isOffered = (type: MarketType, odds: Odds): boolean => odds > (type === 'betfair' ? 100 : 0)

/** Stake and profit of a back bet, in minor units. */
export const returnOf = (type: MarketType, odds: Odds, stake: Minor): Minor =>
  stake + profit({ side: 'back', marketType: type, odds, stake })

/**
 * Returns the stake of an order: for a back the highest whose return is at most `wanted`, for a lay the lowest whose
 * return is at least `wanted`.
 */
function stakeFor(type: MarketType, side: Side, odds: Odds, wanted: Minor): Minor {
  const { over, under } = factor(type, odds)
  let stake = (wanted * under) / over
  while (returnOf(type, odds, stake + 1n) <= wanted) stake += 1n
  while (stake > 0n && returnOf(type, odds, stake) > wanted) stake -= 1n
  const isShort = side === 'lay' && returnOf(type, odds, stake) < wanted
  return isShort || stake === 0n ? stake + 1n : stake
}

function orderOf(
  type: MarketType,
  at: { runnerId: string; side: Side; odds: Odds },
  stake: Minor,
  wanted: Minor,
): CashOutOrder {
  const returned = returnOf(type, at.odds, stake)
  const won = wanted - stake
  return at.side === 'back'
    ? { ...at, stake, profit: won, liability: stake, remainder: wanted - returned }
    : { ...at, stake, profit: stake, liability: won, remainder: returned - wanted }
}

/**
 * Moves a runner's outcome by exactly `wanted` minor units: up by backing it, down by laying it. Uses the
 * best prices first; a price without a size (bookmakers send none) is unlimited. Undefined if too little is
 * on offer.
 */
export function fillReturn(
  type: MarketType,
  { runnerId, side, wanted }: { runnerId: string; side: Side; wanted: Minor },
  levels: readonly PriceSize[],
): CashOutOrder[] | undefined {
  const orders: CashOutOrder[] = []
  let left = wanted
  for (const { odds, size } of levels) {
    if (left === 0n) return orders
    if (!isOffered(type, odds)) continue
    const at = { runnerId, side, odds }
    const stake = stakeFor(type, side, odds, left)
    if (size === 0n || stake <= size) return [...orders, orderOf(type, at, stake, left)]
    const whole = returnOf(type, odds, size)
    orders.push(orderOf(type, at, size, whole))
    left -= whole
  }
  return left === 0n ? orders : undefined
}
