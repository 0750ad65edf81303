'use client'
import type { Bet } from '@kit/sdk/contract'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { marketLock } from '../market/marketLock.ts'
import { useLiveMarket } from '../prices/useLiveMarket.ts'
import { useIsOnline } from '../site/useIsOnline.ts'
import type { SlipLock } from '../slip/form/PlaceButton.tsx'
import { useBetting } from '../slip/model/bettingContext.ts'
import { slipOf } from '../slip/model/slipOf.ts'
import type { SlipRefusal } from '../slip/model/slipRefusals.ts'
import { draftOf, type SlipState } from '../slip/model/slipState.ts'

/**
 * State of placing a bet. `confirming`: the player has to confirm. `placing`: the operator has not answered.
 * `checking`: the answer was lost and the order is looked up. `stuck`: the look-up failed for some time, so the bet is
 * neither placed nor refused. `placed` lasts until `acknowledge`, `refused` until the player changes something.
 */
export type PlacingState = 'idle' | 'confirming' | 'placing' | 'checking' | 'stuck' | 'placed' | 'refused'

/** Placing the active selection. A bet is placed at most once, whatever component renders the button. */
export interface BetPlacing {
  state: PlacingState
  /** Reason why no bet can be placed now, whatever the stake; undefined if a press has an effect. */
  lock: SlipLock | undefined
  /** Reason why the last press placed no bet. */
  refusal: SlipRefusal | undefined
  /** The placed bet, in the state `placed`. */
  bet: Bet | undefined
  /** Bet delay of an order in flight, in seconds, and its start on the site's monotonic clock, in ms. */
  delay: { seconds: number; sinceMs: number } | undefined
  /**
   * Places the bet: checks the rules, asks the player to confirm if their settings say so, and sends one order with one
   * key. A second call has no effect.
   */
  place(): void
  /** Confirms the bet in the state `confirming`. */
  confirm(): void
  /** Closes the confirmation without placing the bet. */
  dismiss(): void
  /** Looks up again an order that is `stuck`. */
  checkAgain(): void
  /** Records that the player has seen the placed bet. Until then nothing covers or reloads the page. */
  acknowledge(): void
}

function stateOf({ slip, announced }: SlipState): PlacingState {
  if (slip.state === 'checking') return slip.isStuck ? 'stuck' : 'checking'
  if (slip.state === 'placing') return 'placing'
  if (announced !== null) return 'placed'
  return slip.state === 'confirming' || slip.state === 'refused' ? slip.state : 'idle'
}

/**
 * Returns the state and the actions of placing the selection of `useSlip`. It uses the same checks, price policy,
 * refusals and idempotent orders as the kit's slip. Requires `betting()` in the site.
 */
export function usePlaceBet(): BetPlacing {
  const betting = useBetting()
  const held = useStore(betting.slip)
  const { slip, announced } = held
  const draft = draftOf(slip)
  const market = useLiveMarket(draft?.marketId ?? '')
  const isOnline = useIsOnline()
  const actions = useMemo(() => {
    const { press, confirm, checkAgain, dispatch } = slipOf(betting)
    return {
      place: press,
      confirm,
      checkAgain,
      dismiss: () => dispatch({ type: 'confirmDismissed' }),
      acknowledge: () => dispatch({ type: 'announcementClosed' }),
    }
  }, [betting])
  return {
    state: stateOf(held),
    lock: isOnline ? draft && marketLock(draft, market) : 'offline',
    refusal: slip.state === 'refused' ? slip.refusal : undefined,
    bet: announced?.bet,
    delay: slip.state === 'placing' ? { seconds: slip.delaySeconds, sinceMs: slip.sinceMs } : undefined,
    ...actions,
  }
}
