'use client'
import type { Minor } from '@kit/sdk/contract'
import { useMemo } from 'react'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { useAccount } from '../../site/useAccount.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import type { BetDraft } from './betDraft.ts'
import { limitsOf } from './slipRefusals.ts'
import { maxStakeOf } from './slipSummary.ts'

/** Stakes that an order may have now, in minor units. */
export interface StakeBounds {
  min: Minor
  /** The highest stake that the market and the player's cap allow. */
  max: Minor
  /** The highest of those that the points cover; 0 if they cover none. */
  covered: Minor
}

/**
 * Subscribes to the account, market and open bets and returns the stakes that the draft may have now; undefined for
 * visitors.
 */
export function useStakeBounds(draft: BetDraft | undefined): StakeBounds | undefined {
  const account = useAccount()
  const market = useLiveMarket(draft?.marketId ?? '')
  const openBets = useOpenBets()
  return useMemo((): StakeBounds | undefined => {
    if (!account || !draft) return undefined
    const { min, max } = limitsOf(draft, market)
    const cap = account.user.stakeCaps[draft.marketType]
    const limit = cap && cap < max ? cap : max
    const { available } = account.balance
    return { min, max: limit, covered: maxStakeOf(draft, market, openBets, { available, limit }) }
  }, [draft, account, market, openBets])
}
