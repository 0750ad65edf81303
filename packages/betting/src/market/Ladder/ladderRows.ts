import type { Odds, PriceSize } from '@kit/sdk/contract'
import { priceLadder } from '@kit/rules'

/** All prices of a runner, best first on each side. */
export interface LadderPrices {
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
  /** What was matched at which price, both sides counted; absent where the operator does not tell. */
  traded?: readonly PriceSize[] | undefined
  /** The last price that was matched. */
  lastOdd?: Odds | undefined
}

/** The rows of a ladder, the highest price on top: every price an exchange knows, and what is offered between them. */
export function ladderRows({ back, lay }: LadderPrices): Odds[] {
  const rows = new Set(priceLadder)
  for (const { odds } of [...back, ...lay]) if (odds > 0) rows.add(odds)
  return [...rows].toSorted((one, other) => other - one)
}

/** Where a ladder's middle is: between the best prices, at the one there is, or undefined without any. */
export function middleOf({ back, lay }: LadderPrices): Odds | undefined {
  const [best, worst] = [back[0]?.odds ?? 0, lay[0]?.odds ?? 0]
  if (best > 0 && worst > 0) return Math.round((best + worst) / 2)
  return best || worst || undefined
}

/** The row nearest to some odds, by its index; 0 for an empty ladder. */
export function nearestRow(rows: readonly Odds[], odds: Odds): number {
  const below = rows.findIndex((row) => row <= odds)
  if (below < 0) return Math.max(0, rows.length - 1)
  if (below === 0) return 0
  return rows[below - 1]! - odds < odds - rows[below]! ? below - 1 : below
}
