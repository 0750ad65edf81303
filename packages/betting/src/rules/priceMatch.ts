import type { Odds, PriceSize, Side } from '@kit/sdk/contract'

/**
 * The odds an order gets: the best on offer when that is the price asked for or better, undefined when the price has
 * gone or is worse. Backers want higher odds, layers lower. `levels` are best first.
 */
export function matchedOdds(side: Side, asked: Odds, levels: readonly PriceSize[]): Odds | undefined {
  const best = levels[0]?.odds
  if (best === undefined) return undefined
  const isAtLeastAsGood = side === 'back' ? best >= asked : best <= asked
  return isAtLeastAsGood ? best : undefined
}
