'use client'
import { useMemo } from 'react'
import { pressPlace } from './pressPlace.ts'
import { slipEngine } from './slipEngine.ts'
import { heldAccount } from './slipContext.ts'
import { useSlipContext } from './useSlipContext.ts'

export interface PlaceBet {
  /** Pressing place. */
  place(): void
  /** The answer yes to the question. */
  confirm(): void
  /** The player asks once more about an order that could not be resolved. */
  checkAgain(): void
}

/** Places what stands in the slip. */
export function usePlaceBet(): PlaceBet {
  const context = useSlipContext()
  return useMemo(
    () => ({
      place: () => pressPlace(context),
      confirm: () => pressPlace(context, true),
      checkAgain() {
        const account = heldAccount(context)
        if (account) void slipEngine(context.betting).placer.checkAgain(account.user.id)
      },
    }),
    [context],
  )
}
