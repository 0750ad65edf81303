import type { Balance, Bet, Minor } from '@kit/sdk/contract'
import { mostStake, whatIf, type BookedMarket, type WhatIf } from '@kit/rules'
import { draftStake, type BetDraft } from './betDraft.ts'

/** What the slip says of a draft, in minor units. */
export interface SlipSummary extends WhatIf {
  stake: Minor
}

/** What a summary needs of a market. */
export interface SummaryMarket {
  runners: readonly { id: string; status: string }[]
  numberOfWinners: number
}

/** The runners a book counts: those that can still win. */
export const bookRunners = (runners: SummaryMarket['runners']): string[] =>
  runners.filter(({ status }) => status !== 'removed').map(({ id }) => id)

/** The market of a draft; one that the page does not hold is as it was when it was tapped. */
export function bookedMarket(draft: BetDraft, market: SummaryMarket | undefined): BookedMarket {
  const tapped = draft.book.map(({ runnerId }) => runnerId)
  const known = tapped.includes(draft.runnerId) ? tapped : [draft.runnerId, `not ${draft.runnerId}`]
  return {
    type: draft.marketType,
    numberOfWinners: market?.numberOfWinners ?? 1,
    runnerIds: market ? bookRunners(market.runners) : known,
  }
}

const betsOn = (openBets: readonly Bet[], draft: BetDraft) =>
  openBets.filter(({ marketId }) => marketId === draft.marketId)

/** What a draft would win and cost, and what the market's book would be with it. */
export function slipSummary(
  draft: BetDraft,
  market: SummaryMarket | undefined,
  openBets: readonly Bet[],
): SlipSummary {
  const stake = draftStake(draft)
  return {
    stake,
    ...whatIf(betsOn(openBets, draft), { ...draft, stake }, bookedMarket(draft, market)),
  }
}

/** The balance after the draft's bet. */
export const balanceAfter = (
  { available, exposure }: Balance,
  { exposureChange }: Pick<SlipSummary, 'exposureChange'>,
): Balance => ({ available: available - exposureChange, exposure: exposure + exposureChange })

/** The highest stake that a draft may have: what points cover, within `limit`. Minor units; 0 when there is none. */
export const mostStakeOf = (
  draft: BetDraft,
  market: SummaryMarket | undefined,
  openBets: readonly Bet[],
  limits: { available: Minor; limit: Minor },
): Minor => mostStake(betsOn(openBets, draft), draft, bookedMarket(draft, market), limits)
