import type { Operator } from '@kit/sdk'
import { betsSettled, pointsChanged } from '@kit/sdk/contract'
import { queryKeys } from '@kit/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { atMostEvery } from './atMostEvery.ts'

/** The balance is read again at most once in this time, in ms (AUTH-069). */
export const balancePauseMs = 2_000

/** Reads the balance again whenever the operator says that it changed. */
export function useBalanceRefresh({ live }: Operator): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = atMostEvery(balancePauseMs, () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.points })
    })
    const stops = [live.on(pointsChanged, refresh.ask), live.on(betsSettled, refresh.ask)]
    return () => {
      for (const stop of stops) stop()
      refresh.cancel()
    }
  }, [live, queryClient])
}
