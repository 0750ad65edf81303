import {
  minorFromPoints,
  type Balance,
  type MarketType,
  type Minor,
  type Odds,
  type User,
} from '@kit/sdk/contract'
import { marketLock } from '../../market/marketLock.ts'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import { minOdds, stakeFault, type RequestedPrice } from '@kit/rules'
import { draftStake, type BetDraft } from './betDraft.ts'
import type { SlipSummary } from './slipSummary.ts'

/** Reason why a bet is refused, by the page or by the operator. Amounts in minor units, odds in hundredths. */
export type SlipRefusal =
  | { code: 'login-required' }
  | { code: 'account-loading' }
  | { code: 'in-flight' }
  | { code: 'prices-interrupted' }
  | { code: 'page-moved' }
  | { code: 'market-suspended' }
  | { code: 'market-closed' }
  | { code: 'runner-removed' }
  | { code: 'stake-invalid' }
  | { code: 'odds-zero' }
  | { code: 'odds-too-low' }
  | { code: 'stake-out-of-range'; min: Minor; max: Minor }
  | { code: 'stake-above-cap'; cap: Minor }
  | { code: 'not-enough-points'; short: Minor }
  | {
      code: 'odds-changed' | 'odds-not-offered'
      marketType: MarketType
      asked: RequestedPrice
      now: RequestedPrice
    }
  | { code: 'price-gone' }
  | { code: 'never-arrived' }
  | { code: 'reality-check-due' }
  | { code: 'too-many'; retryAfterSeconds: number }
  | { code: 'by-operator'; message: string }

/** Returns true if a different stake would fix the refusal. The stake field is then marked as invalid. */
export const isStakeRefusal = (refusal: SlipRefusal | undefined): boolean =>
  refusal?.code.startsWith('stake-') === true || refusal?.code === 'not-enough-points'

/** Returns true if the price moved. The message then shows the current price, and the slip shows no other. */
export const isPriceRefusal = (refusal: SlipRefusal | undefined): boolean =>
  refusal?.code === 'odds-changed' || refusal?.code === 'odds-not-offered'

export interface SlipAccount {
  user: Pick<User, 'stakeCaps'>
  balance: Balance
}

/** Returns the current limits of a bet in minor units, or those at the tap if the page does not have the market. */
export const limitsOf = (
  draft: Pick<BetDraft, 'min' | 'max'>,
  market: Pick<MarketFacts, 'min' | 'max'> | undefined,
): { min: Minor; max: Minor } => {
  const { min, max } = market ?? draft
  return { min, max }
}

function stakeRefusal(
  draft: BetDraft,
  limits: { min: Minor; max: Minor },
  account: SlipAccount,
): SlipRefusal | undefined {
  const caps = account.user.stakeCaps
  const fault = stakeFault(draftStake(draft), { ...limits, marketType: draft.marketType, caps })
  if (fault === 'stake-out-of-range') return { code: fault, ...limits }
  if (fault === 'stake-above-cap') return { code: fault, cap: caps[draft.marketType] ?? 0n }
  return fault && { code: fault }
}

/**
 * Returns the first reason to refuse a draft, or undefined. The state of the market is checked first, then the order of
 * Q-010 (login, stake, odds, range, cap), then the balance. A refused draft is not sent.
 */
export function slipRefusal(
  draft: BetDraft,
  market: MarketFacts | undefined,
  account: SlipAccount | undefined,
  summary: SlipSummary,
): SlipRefusal | undefined {
  if (!account) return { code: 'login-required' }
  const lock = marketLock(draft, market)
  if (lock) return { code: lock }
  if (draftStake(draft) <= 0n) return { code: 'stake-invalid' }
  const price = draft.marketType === 'session' ? Math.min(draft.odds, draft.run) : draft.odds
  if (price <= 0) return { code: 'odds-zero' }
  if (draft.marketType === 'betfair' && price < minOdds) return { code: 'odds-too-low' }
  const byStake = stakeRefusal(draft, limitsOf(draft, market), account)
  if (byStake) return byStake
  const short = summary.exposureChange - account.balance.available
  return short > 0n ? { code: 'not-enough-points', short } : undefined
}

const asOdds = (value: unknown): Odds | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined

const asAmount = (value: unknown): Minor | undefined =>
  typeof value === 'number' || typeof value === 'string' ? minorFromPoints(value) : undefined

/** Returns an operator's refusal as the slip shows it. For unknown codes it keeps the operator's message. */
export function refusalFromOperator(
  draft: BetDraft,
  refused: { code: string; message: string; details: Readonly<Record<string, unknown>> },
): SlipRefusal {
  switch (refused.code) {
    case 'odds-changed': {
      const odds = asOdds(refused.details['odds'])
      if (odds === undefined) return { code: 'price-gone' }
      const run = asOdds(refused.details['run']) ?? draft.run
      const { marketType } = draft
      const asked = { odds: draft.odds, run: draft.run }
      // The price did not move if the player typed odds that were never on offer.
      const code = draft.odds === draft.seenOdds ? 'odds-changed' : 'odds-not-offered'
      return { code, marketType, asked, now: { odds, run } }
    }
    case 'price-gone':
    case 'market-suspended':
    case 'market-closed':
    case 'runner-removed':
    case 'stake-invalid':
    case 'odds-zero':
    case 'odds-too-low':
    case 'reality-check-due':
      return { code: refused.code }
    case 'stake-out-of-range': {
      const { min, max } = refused.details
      return { code: 'stake-out-of-range', min: asAmount(min) ?? draft.min, max: asAmount(max) ?? draft.max }
    }
    case 'not-enough-points': {
      const available = asAmount(refused.details['available'])
      const needed = asAmount(refused.details['needed'])
      return available !== undefined && needed !== undefined && needed > available
        ? { code: 'not-enough-points', short: needed - available }
        : { code: 'by-operator', message: refused.message }
    }
    default:
      return { code: 'by-operator', message: refused.message }
  }
}
