import { useSyncExternalStore } from 'react'
import { useStaffSite } from '../staffContext.ts'

/** Poll intervals in ms: of lists while the socket is down, and of balances while it is up. */
const deafMs = 10_000
const balanceMs = 30_000

function useIsLive(): boolean {
  const { live } = useStaffSite().operator
  return useSyncExternalStore(live.onStatus, live.getStatus, () => 'off') === 'live'
}

/** Returns the polling interval of lists that events keep up to date. */
export const useDeafPollMs = (): number | false => (useIsLive() ? false : deafMs)

/** Returns the polling interval of figures whose events reach only the players. */
export const useBalancePollMs = (): number => (useIsLive() ? balanceMs : deafMs)
