import { betTypes } from '@kit/sdk/contract'
import type { BetType, HistoryKind, HistoryReader } from '../historyKind.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHistorySite } from '../historyContext.ts'

/** The types are in the contract's order. */
export function useHistoryKinds(): { kinds: readonly HistoryKind[]; types: readonly BetType[] } {
  const site = useHistorySite()
  return useMemo(() => {
    const kinds = site.contributed('history').flat()
    return { kinds, types: betTypes.filter((type) => kinds.some((kind) => kind.types.includes(type))) }
  }, [site])
}

/** Loads the reader's code once; a failed load can be retried. */
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
