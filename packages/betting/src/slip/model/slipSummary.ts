import type { Balance, Bet, Minor } from '@kit/sdk/contract'
import { maxStake, whatIf, type BookedMarket, type WhatIf } from '@kit/rules'
import { draftStake, type BetDraft } from './betDraft.ts'

/** Figures of a draft in the slip, in minor units. */
export interface SlipSummary extends WhatIf {
  stake: Minor
}

export interface SummaryMarket {
  runners: readonly { id: string; status: string }[]
  numberOfWinners: number
}

/** Returns the ids of the runners in a book: those that can still win. */
export const bookRunners = (runners: SummaryMarket['runners']): string[] =>
  runners.filter(({ status }) => status !== 'removed').map(({ id }) => id)

/** Returns the market of a draft. If the page does not have it, the facts at the tap are used. */
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

export const balanceAfter = (
  { available, exposure }: Balance,
  { exposureChange }: Pick<SlipSummary, 'exposureChange'>,
): Balance => ({ available: available - exposureChange, exposure: exposure + exposureChange })

/**
 * Returns the highest stake a draft may have, in minor units: what the points cover, up to `limit`; 0 if they cover
 * none.
 */
export const maxStakeOf = (
  draft: BetDraft,
  market: SummaryMarket | undefined,
  openBets: readonly Bet[],
  limits: { available: Minor; limit: Minor },
): Minor => maxStake(betsOn(openBets, draft), draft, bookedMarket(draft, market), limits)
