'use client'
import { launchCasinoGame } from '@kit/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCasinoSite } from '../casinoContext.ts'
import { gameKeyOf } from '../game-list/offer.ts'
import { useSavedGames } from '../game-list/useSavedGames.ts'
import type { GameAddress } from './gameAddress.ts'

/** Requests a game's address, and remembers the game as played. `again` requests another address. */
export function useLaunch({ gi, gc, p, spn }: GameAddress, isWanted: boolean) {
  const { client } = useCasinoSite().operator
  const { addRecent } = useSavedGames()
  const [attempt, setAttempt] = useState(1)
  const launch = useQuery({
    // The address is valid once: each attempt requests a new one, and none is cached.
    queryKey: ['casinoLaunch', gi, gc, p, spn, attempt],
    queryFn: ({ signal }) =>
      client.call(
        launchCasinoGame,
        { gameId: gi, gameCode: gc, providerName: p, subProviderName: spn },
        { signal },
      ),
    staleTime: Infinity,
    gcTime: 0,
    enabled: isWanted,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isOpened = launch.isSuccess
  useEffect(() => {
    if (isOpened) addRecent(gameKeyOf({ id: gi, code: gc }))
  }, [isOpened, addRecent, gi, gc])
  return { launch, again: () => setAttempt(attempt + 1) }
}
