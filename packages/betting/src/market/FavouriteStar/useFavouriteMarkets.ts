'use client'
import { listFavouriteMarkets } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from '../../site/useAccount.ts'
import { useBetting } from '../../site/bettingContext.ts'

const none: { marketId: string }[] = []

/**
 * The ids of the markets the player marked, the newest first; undefined for whoever has no favourites: visitors and
 * staff. A list that could not be loaded is an empty one (FAV-008).
 */
export function useFavouriteMarkets(): readonly string[] | undefined {
  const { client } = useBetting().site.operator
  const isPlayer = useAccount()?.user.userType === 'user'
  const { data, isError } = useQuery({ ...queryOf(client, listFavouriteMarkets, {}), enabled: isPlayer })
  const rows = data ?? (isError ? none : undefined)
  return useMemo(() => (isPlayer ? rows?.map(({ marketId }) => marketId) : undefined), [isPlayer, rows])
}
