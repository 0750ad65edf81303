'use client'
import { useSyncExternalStore } from 'react'
import { useEventPrices } from '../../prices/useEventMarkets.ts'
import { useBetting } from '../model/bettingContext.ts'

/**
 * Reads and follows the prices of an event on which the player has bets. Does nothing on the event's own page, which
 * already follows them, or if `eventId` is undefined.
 */
export function useOwnPrices(eventId: string | undefined): void {
  const { slipPanel } = useBetting()
  const { eventId: shown } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  useEventPrices(eventId === shown ? undefined : eventId)
}
