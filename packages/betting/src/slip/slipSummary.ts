import type { Bet, Minor } from '@kit/sdk/contract'
import { liability, marketBook, profit, type Book, type BookedBet } from '../rules/index.ts'
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
  const winners = market?.numberOfWinners ?? 1
  const bet: BookedBet = { runnerId: draft.runnerId, side: draft.side, profit: wins, liability: risks }
  const bookAfter = marketBook([...own, bet], runners, winners)
  const exposureChange = bookAfter.exposure - marketBook(own, runners, winners).exposure
  return { stake, profit: wins, liability: risks, exposureChange, bookAfter }
}
