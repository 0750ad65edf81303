import { matchOrder, liability, profit, weightedOdds, type OfferedPrices } from '@kit/rules'
import type { Minor, Odds, Side } from '@kit/sdk/contract'

/** Figures in minor units. The operator matches by the same rule. */
export interface AskFigures {
  /** The average odds are undefined if nothing is matched. */
  taken: Minor
  takenOdds: Odds | undefined
  /** The unmatched rest at the requested price. */
  waits: Minor
  /** The known amount at that price. */
  ahead: Minor
  /** Profit and liability if the order is fully matched, with matched parts at their own prices. */
  profit: Minor
  liability: Minor
}

export function askFigures(
  { side, odds, stake }: { side: Side; odds: Odds; stake: Minor },
  offered: OfferedPrices,
): AskFigures {
  const { parts, rest } = matchOrder({ runnerId: '', side, odds, stake }, offered)
  const all = [...parts, ...(rest.left > 0n ? [{ odds, stake: rest.left }] : [])].map((part) => ({
    ...part,
    side,
    marketType: 'betfair' as const,
  }))
  const sum = (of: (part: (typeof all)[number]) => Minor) => all.reduce((total, part) => total + of(part), 0n)
  const taken = stake - rest.left
  return {
    taken,
    takenOdds: weightedOdds(parts),
    waits: rest.left,
    ahead: rest.left > 0n ? rest.ahead : 0n,
    profit: sum(profit),
    liability: sum(liability),
  }
}
