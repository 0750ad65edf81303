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
 * Where a bet stands. `confirming` asks the player; `placing` waits for the operator; `checking` asks it what became of an
 * order whose answer was lost, and `stuck` could not ask for long: the bet is neither placed nor refused. `placed` stays
 * until `acknowledge`, `refused` until the player changes something.
 */
export type PlacingState = 'idle' | 'confirming' | 'placing' | 'checking' | 'stuck' | 'placed' | 'refused'

/** Placing the selection in hand. A bet is placed once or not at all, whoever draws the button. */
export interface BetPlacing {
  state: PlacingState
  /** Why nothing can be placed now, whatever the stake; undefined where a press does something. */
  lock: SlipLock | undefined
  /** Why the last press placed nothing. */
  refusal: SlipRefusal | undefined
  /** The placed bet, in `placed`. */
  bet: Bet | undefined
  /** Of an order on its way: how long the operator holds it, in seconds, and since when by the site's monotonic clock. */
  delay: { seconds: number; sinceMs: number } | undefined
  /**
   * Place is pressed: the rules check the bet, the player is asked who wants to be, and one order with one key is sent. A
   * second press does nothing.
   */
  place(): void
  /** The player says yes to `confirming`. */
  confirm(): void
  /** The player says no. */
  dismiss(): void
  /** Asks once more about an order that is `stuck`. */
  checkAgain(): void
  /** The player has seen that the bet is placed. Until then nothing covers or reloads the page. */
  acknowledge(): void
}

function stateOf({ slip, announced }: SlipState): PlacingState {
  if (slip.state === 'checking') return slip.isStuck ? 'stuck' : 'checking'
  if (slip.state === 'placing') return 'placing'
  if (announced !== null) return 'placed'
  return slip.state === 'confirming' || slip.state === 'refused' ? slip.state : 'idle'
}

/**
 * Places what `useSlip` holds, by the same checks, price policy, refusals and once-only order as the slip of the kit. Below
 * `betting()` of a site.
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
    delay: slip.state === 'placing' ? { seconds: slip.delaySeconds, sinceMs: slip.armedAtMs } : undefined,
    ...actions,
  }
}
