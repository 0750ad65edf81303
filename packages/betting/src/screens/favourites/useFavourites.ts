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

/** Whether something is marked, and how to change that. */
export interface Favourite {
  isFavourite: boolean
  /** Marks it, or takes the mark off: shown at once, taken back when the operator refuses. A visitor is asked to log in. */
  toggle(): void
}

function useToggle(isFavourite: boolean, change: (isFavourite: boolean) => void, returnTo: () => string) {
  const { site } = useBetting()
  return () => {
    if (site.operator.session.get() === null) site.request('login', { returnTo: returnTo() })
    else change(!isFavourite)
  }
}

/** The mark of an event (FAV-002, FAV-003, FAV-009). */
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
    // The mutation toasts, not its caller: an unmarked row may be unmounted by then.
    onSuccess: (_answer, marked) =>
      site.toast((marked.isFavourite ? addFavouriteEvent : removeFavouriteEvent).success ?? '', 'success'),
  })
  const change = (next: boolean) => mutate({ id: eventId, isFavourite: next })
  return { isFavourite, toggle: useToggle(isFavourite, change, () => `/events/${eventId}`) }
}

/** The mark of a market (FAV-004, FAV-005, FAV-010). */
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

/** The ids of the markets the player marked, the newest first; none while no player is logged in. */
export function useFavouriteMarketIds(): readonly string[] {
  const { client } = useBetting().site.operator
  const isPlayer = useIsPlayer()
  const { data } = useQuery({ ...favouriteMarketsQuery(client), enabled: isPlayer })
  return useMemo(() => (isPlayer && data ? data.map(({ marketId }) => marketId) : none), [isPlayer, data])
}
