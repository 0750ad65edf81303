import { betTypes } from '@kit/sdk/contract'
import type { BetType, HistoryKind, HistoryReader } from '../historyKind.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHistorySite } from '../historyContext.ts'

/** Returns the kinds of bets that features contribute, and the filter types they cover, in the contract's order. */
export function useHistoryKinds(): { kinds: readonly HistoryKind[]; types: readonly BetType[] } {
  const site = useHistorySite()
  return useMemo(() => {
    const kinds = site.contributed('history').flat()
    return { kinds, types: betTypes.filter((type) => kinds.some((kind) => kind.types.includes(type))) }
  }, [site])
}

/** Returns the reader of a bet type. Its code is loaded once; a failed load can be retried. */
export function useReader(type: BetType): UseQueryResult<HistoryReader> {
  const kind = useHistoryKinds().kinds.find(({ types }) => types.includes(type))
  return useQuery({
    queryKey: ['historyReader', kind?.id],
    queryFn: async () => (await kind!.load()).default,
    enabled: kind !== undefined,
    staleTime: Infinity,
    retry: false,
  })
}
