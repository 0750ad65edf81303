import type { Odds, PriceSize } from '@kit/sdk/contract'
import { priceLadder } from '@kit/rules'

/** Best first on each side. */
export interface LadderPrices {
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
  /** Amounts matched at each price, both sides counted; undefined if the operator does not report them. */
  traded?: readonly PriceSize[] | undefined
  lastOdd?: Odds | undefined
}

/**
 * Returns the rows of a ladder, highest price first: every price of the exchange's ladder, and offers at other prices.
 */
export function ladderRows({ back, lay }: LadderPrices): Odds[] {
  const rows = new Set(priceLadder)
  for (const { odds } of [...back, ...lay]) if (odds > 0) rows.add(odds)
  return [...rows].toSorted((one, other) => other - one)
}

/** Returns the middle of a ladder: between the best prices, or the only one; undefined without prices. */
export function middleOf({ back, lay }: LadderPrices): Odds | undefined {
  const [best, worst] = [back[0]?.odds ?? 0, lay[0]?.odds ?? 0]
  if (best > 0 && worst > 0) return Math.round((best + worst) / 2)
  return best || worst || undefined
}

export function nearestRow(rows: readonly Odds[], odds: Odds): number {
  const below = rows.findIndex((row) => row <= odds)
  if (below < 0) return Math.max(0, rows.length - 1)
  if (below === 0) return 0
  return rows[below - 1]! - odds < odds - rows[below]! ? below - 1 : below
}
