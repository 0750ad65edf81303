import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import {
  addFavouriteEvent,
  addFavouriteMarket,
  listFavouriteEvents,
  removeFavouriteEvent,
  removeFavouriteMarket,
} from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { outdate, queryKeyOf } from './queryOf.ts'

interface Marked {
  id: string
  isFavourite: boolean
}

const eventsKey = queryKeyOf(listFavouriteEvents, {})

/** Puts an event at the head of the list that is there, or takes it out. Without a list there is nothing to edit. */
function editEvents(queries: QueryClient, { id, isFavourite }: Marked): void {
  queries.setQueryData<{ eventId: string }[]>(eventsKey, (before) => {
    const others = before?.filter(({ eventId }) => eventId !== id)
    return isFavourite && others ? [{ eventId: id }, ...others] : others
  })
}

/**
 * Marks an event as favourite, or takes the mark off. The list is edited here and not read again (FAV-007). A refusal says
 * nothing to the player: the list stays as it was (FAV-008).
 */
export const favouriteEventMutation = (client: OperatorClient) =>
  mutationOptions({
    mutationKey: ['favouriteEvent'],
    mutationFn: ({ id, isFavourite }: Marked) =>
      client.call(isFavourite ? addFavouriteEvent : removeFavouriteEvent, { eventId: id }),
    onSuccess: (_answer, marked, _before, { client: queries }) => editEvents(queries, marked),
  })

/** The same for a market, whose list and the favourites among the markets are read again from the operator (FAV-006). */
export const favouriteMarketMutation = (client: OperatorClient) =>
  mutationOptions({
    mutationKey: ['favouriteMarket'],
    mutationFn: ({ id, isFavourite }: Marked) =>
      client.call(isFavourite ? addFavouriteMarket : removeFavouriteMarket, { marketId: id }),
    onSuccess: (_answer, _marked, _before, { client: queries }) =>
      outdate(queries, addFavouriteMarket.changes),
  })
