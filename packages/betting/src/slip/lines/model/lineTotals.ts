import type { Bet, Minor } from '@kit/sdk/contract'
import type { BookedBet } from '@kit/rules'
import { whatIf } from '@kit/rules'
import { draftStake, type BetDraft } from '../../model/betDraft.ts'
import { bookedMarket, type SummaryMarket } from '../../model/slipSummary.ts'

export interface LineTotals {
  count: number
  stake: Minor
  liability: Minor
  /** Rise of exposure and fall of available points with all bets. Bets on one market cover each other. */
  exposureChange: Minor
}

type Known = BookedBet & { marketId: string; run: number }

/** Returns totals in addition to the open bets. Drafts without a stake are ignored. */
export function lineTotals(
  drafts: readonly BetDraft[],
  marketOf: (marketId: string) => SummaryMarket | undefined,
  openBets: readonly Pick<Bet, keyof Known>[],
): LineTotals {
  const known: Known[] = [...openBets]
  const totals: LineTotals = { count: 0, stake: 0n, liability: 0n, exposureChange: 0n }
  for (const draft of drafts) {
    const { marketId, runnerId, side, run } = draft
    const stake = draftStake(draft)
    if (stake <= 0n) continue
    const own = known.filter((bet) => bet.marketId === marketId)
    const { profit, liability, exposureChange } = whatIf(
      own,
      { ...draft, stake },
      bookedMarket(draft, marketOf(marketId)),
    )
    known.push({ marketId, runnerId, side, run, profit, liability })
    totals.count += 1
    totals.stake += stake
    totals.liability += liability
    totals.exposureChange += exposureChange
  }
  return totals
}
