import type { Bet, Minor } from '@kit/sdk/contract'
import { bookOfKind, liability, profit, type Book } from '../rules/index.ts'
import { draftStake, type BetDraft } from './betDraft.ts'

/** What the slip says of a draft, in minor units. */
export interface SlipSummary {
  stake: Minor
  profit: Minor
  liability: Minor
  /** By how much this bet changes what the market can cost; negative for a hedge. */
  exposureChange: Minor
  /** The book of the market with this bet in it. */
  bookAfter: Book
}

interface SummaryMarket {
  runners: readonly { id: string; status: string }[]
  numberOfWinners: number
}

/** The runners a book counts: those that can still win. */
export const bookRunners = (market: SummaryMarket): string[] =>
  market.runners.filter(({ status }) => status !== 'removed').map(({ id }) => id)

/** What a draft would win and cost, and what the market's book would be with it. */
export function slipSummary(
  draft: BetDraft,
  market: SummaryMarket | undefined,
  openBets: readonly Bet[],
): SlipSummary {
  const stake = draftStake(draft)
  const isPriced = stake > 0n && draft.odds > (draft.marketType === 'betfair' ? 100 : 0)
  const wins = isPriced ? profit({ ...draft, stake }) : 0n
  const risks = isPriced ? liability({ ...draft, stake }) : 0n
  const own = openBets.filter(({ marketId }) => marketId === draft.marketId)
  const runners = market ? bookRunners(market) : [draft.runnerId, `not ${draft.runnerId}`]
  const kind = { type: draft.marketType, numberOfWinners: market?.numberOfWinners ?? 1 }
  const { runnerId, side, run } = draft
  const bet = { runnerId, side, run, profit: wins, liability: risks }
  const bookAfter = bookOfKind([...own, bet], runners, kind)
  const exposureChange = bookAfter.exposure - bookOfKind(own, runners, kind).exposure
  return { stake, profit: wins, liability: risks, exposureChange, bookAfter }
}
