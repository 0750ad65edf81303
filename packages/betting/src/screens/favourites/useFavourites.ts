'use client'
import {
  addFavouriteEvent,
  addFavouriteMarket,
  removeFavouriteEvent,
  removeFavouriteMarket,
} from '@kit/sdk/contract'
import {
  favouriteEventMutation,
  favouriteEventsQuery,
  favouriteMarketMutation,
  favouriteMarketsQuery,
} from '@kit/sdk/query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { useIsPlayer } from '../../site/useAccount.ts'

export interface Favourite {
  isFavourite: boolean
  /**
   * Adds or removes the favourite. The change is shown at once, and reverted if the operator refuses. Visitors are
   * asked to log in.
   */
  toggle(): void
}

function useToggle(isFavourite: boolean, change: (isFavourite: boolean) => void, returnTo: () => string) {
  const { site } = useBetting()
  return () => {
    if (site.operator.session.get() === null) site.request('login', { returnTo: returnTo() })
    else change(!isFavourite)
  }
}

/** Subscribes to the favourites and returns the state of an event. Source: FAV-002, FAV-003, FAV-009. */
export function useFavouriteEvent(eventId: string): Favourite {
  const { site } = useBetting()
  const { client } = site.operator
  const { data: isFavourite = false } = useQuery({
    ...favouriteEventsQuery(client),
    enabled: useIsPlayer(),
    select: (rows) => rows.some((row) => row.eventId === eventId),
  })
  const { mutate } = useMutation({
    ...favouriteEventMutation(client),
    // The mutation shows the toast, because the caller's row may be unmounted by then.
    onSuccess: (_answer, marked) =>
      site.toast((marked.isFavourite ? addFavouriteEvent : removeFavouriteEvent).success ?? '', 'success'),
  })
  const change = (next: boolean) => mutate({ id: eventId, isFavourite: next })
  return { isFavourite, toggle: useToggle(isFavourite, change, () => `/events/${eventId}`) }
}

/** Subscribes to the favourites and returns the state of a market. Source: FAV-004, FAV-005, FAV-010. */
export function useFavouriteMarket(marketId: string): Favourite {
  const { site, prices } = useBetting()
  const { client } = site.operator
  const { data: isFavourite = false } = useQuery({
    ...favouriteMarketsQuery(client),
    enabled: useIsPlayer(),
    select: (rows) => rows.some((row) => row.marketId === marketId),
  })
  const own = favouriteMarketMutation(client)
  const { mutate } = useMutation({
    ...own,
    onSuccess: (answer, marked, before, context) => {
      site.toast((marked.isFavourite ? addFavouriteMarket : removeFavouriteMarket).success ?? '', 'success')
      return own.onSuccess?.(answer, marked, before, context)
    },
  })
  const change = (next: boolean) => mutate({ id: marketId, isFavourite: next })
  const returnTo = () => {
    const event = prices.structure(marketId)?.event
    return event ? `/events/${event.id}` : '/favorite'
  }
  return { isFavourite, toggle: useToggle(isFavourite, change, returnTo) }
}

const none: readonly string[] = []

/**
 * Subscribes to the favourites and returns the ids of the player's markets, newest first; empty if no player is logged
 * in.
 */
export function useFavouriteMarketIds(): readonly string[] {
  const { client } = useBetting().site.operator
  const isPlayer = useIsPlayer()
  const { data } = useQuery({ ...favouriteMarketsQuery(client), enabled: isPlayer })
  return useMemo(() => (isPlayer && data ? data.map(({ marketId }) => marketId) : none), [isPlayer, data])
}
