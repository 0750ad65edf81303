import { arrive, liability, profit, weightedOdds, type OfferedPrices } from '@kit/rules'
import type { Minor, Odds, Side } from '@kit/sdk/contract'

/** What asking for a price does now, in minor units: the operator takes it by the same rule. */
export interface AskFigures {
  /** Matched now, and at which odds together; odds are undefined where nothing is. */
  taken: Minor
  takenOdds: Odds | undefined
  /** The rest, which waits at the asked price. */
  waits: Minor
  /** What is known to wait before it at that price. */
  ahead: Minor
  /** What it wins and what it can lose when all of it is matched, its taken parts at their own prices. */
  profit: Minor
  liability: Minor
}

export function askFigures(
  { side, odds, stake }: { side: Side; odds: Odds; stake: Minor },
  offered: OfferedPrices,
): AskFigures {
  const { parts, rest } = arrive({ runnerId: '', side, odds, stake }, offered)
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
