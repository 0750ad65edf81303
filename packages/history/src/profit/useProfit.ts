import { readRange } from '@kit/sdk/sheets'
import type { HistoryReader } from '../historyKind.ts'
import { momentsOf, useMessage, type DayRange } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistorySite } from '../historyContext.ts'
import type { ProfitBet } from './profitGroups.ts'

/** Reads completely, so that the sums are correct. */
export function useProfit(profit: NonNullable<HistoryReader['profit']>, days: DayRange) {
  const { client } = useHistorySite().operator
  const message = useMessage()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const pageOf = (page: number, limit: number) => profit.list(client, { page, limit, ...momentsOf(days) })
  const query = useQuery({
    queryKey: [...pageOf(1, 0).queryKey, 'whole'],
    queryFn: ({ signal }) =>
      readRange((page, limit) => pageOf(page, limit).queryFn({ signal }), {
        signal,
        onProgress: (done, total) => setProgress({ done, total }),
      }),
    retry: false,
  })
  const bets = query.data?.map((bet): ProfitBet => ({
    ...profit.of(bet, message),
    id: bet.id,
    state: bet.state,
    stake: bet.stake,
    result: bet.result,
    endedAt: bet.updatedAt,
  }))
  return { query, bets, progress }
}
