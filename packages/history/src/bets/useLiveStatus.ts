import type { LiveStatus } from '@kit/sdk'
import { useSyncExternalStore } from 'react'
import { useHistorySite } from '../historyContext.ts'

/** Returns whether the operator's socket is connected. */
export function useLiveStatus(): LiveStatus {
  const { live } = useHistorySite().operator
  return useSyncExternalStore(live.onStatus, live.getStatus, () => 'off')
}
