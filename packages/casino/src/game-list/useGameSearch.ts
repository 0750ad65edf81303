import type { CasinoGame } from '@kit/sdk/contract'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useCasinoSite } from '../casinoContext.ts'
import type { GameFinder } from './gameIndex.ts'
import { useOffer } from './useOffer.ts'

export interface GameSearch {
  text: string
  onType: (text: string) => void
  prepare: () => void
  found: readonly CasinoGame[] | undefined
  state: 'idle' | 'waiting' | 'failed' | 'ready'
  retry: () => void
}

/** The index and the games of the other lists load when the field is first used. */
export function useGameSearch(): GameSearch {
  const site = useCasinoSite()
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const { query, games } = useOffer('all', isWanted)
  const [index, setIndex] = useState<{ games: readonly CasinoGame[]; find: GameFinder }>()
  const [failed, setFailed] = useState<readonly CasinoGame[]>()
  useEffect(() => {
    if (!games) return undefined
    let isCurrent = true
    const build = async () => {
      const { indexGames } = await import('./gameIndex.ts')
      const find = await indexGames(games)
      if (isCurrent) setIndex({ games, find })
    }
    build().catch((error: unknown) => {
      if (isCurrent) setFailed(games)
      site.onError(error, 'The games could not be indexed')
    })
    return () => {
      isCurrent = false
    }
  }, [games, site])
  const wanted = useDeferredValue(text.trim())
  const found = useMemo(() => (wanted === '' || !index ? undefined : index.find(wanted)), [wanted, index])
  const isIdle = text.trim() === ''
  return {
    text,
    onType(next) {
      setText(next)
      setWanted(true)
    },
    prepare: () => setWanted(true),
    found: isIdle ? undefined : found,
    state: isIdle
      ? 'idle'
      : found
        ? 'ready'
        : (failed !== undefined && failed === games) || (query.isError && !games)
          ? 'failed'
          : 'waiting',
    retry: () => void query.refetch(),
  }
}
