'use client'
import { useSyncExternalStore } from 'react'
import { useEventPrices } from '../../prices/useEventMarkets.ts'
import { useBetting } from '../model/bettingContext.ts'

/**
 * Reads and follows the prices of an event on which the player has bets, on every page but the event's own, which follows
 * them itself. Undefined follows nothing.
 */
export function useOwnPrices(eventId: string | undefined): void {
  const { slipPanel } = useBetting()
  const { eventId: shown } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  useEventPrices(eventId === shown ? undefined : eventId)
}
