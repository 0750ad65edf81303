import { useSyncExternalStore } from 'react'
import { useStaffSite } from '../staffContext.ts'

/** How often lists are read while the socket is down, and how often balances are while it is up, in ms. */
const deafMs = 10_000
const balanceMs = 30_000

function useIsLive(): boolean {
  const { live } = useStaffSite().operator
  return useSyncExternalStore(live.onStatus, live.getStatus, () => 'off') === 'live'
}

/** For lists that events keep up to date. */
export const useDeafPollMs = (): number | false => (useIsLive() ? false : deafMs)

/** For players' balances, whose changes are the players' own events. */
export const useBalancePollMs = (): number => (useIsLive() ? balanceMs : deafMs)
