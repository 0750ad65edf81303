import type { LiveStatus } from '@kit/sdk'
import { useSyncExternalStore } from 'react'
import { useHistorySite } from '../historyContext.ts'

export function useLiveStatus(): LiveStatus {
  const { live } = useHistorySite().operator
  return useSyncExternalStore(live.onStatus, live.getStatus, () => 'off')
}
