import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import {
  addFavouriteEvent,
  addFavouriteMarket,
  listFavouriteEvents,
  listFavouriteMarkets,
  removeFavouriteEvent,
  removeFavouriteMarket,
} from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { invalidate, queryKeyOf, queryOf } from './queryOf.ts'

interface Marked {
  id: string
  isFavourite: boolean
}

export const favouriteEventsQuery = (client: OperatorClient) => queryOf(client, listFavouriteEvents, {})
export const favouriteMarketsQuery = (client: OperatorClient) => queryOf(client, listFavouriteMarkets, {})

const eventsKey = queryKeyOf(listFavouriteEvents, {})
const marketsKey = queryKeyOf(listFavouriteMarkets, {})

const favouriteEventKey = ['favouriteEvent']
const favouriteMarketKey = ['favouriteMarket']

/** The row's index in a list before the edit; -1 where it was not in it. */
interface Before {
  place: number
}

/**
 * Inserts a row into the cached list at an index, or removes it, and returns its previous index. Without a cached
 * list it does nothing.
 */
function edit<Row extends object>(
  queries: QueryClient,
  key: readonly unknown[],
  row: Row,
  isIn: boolean,
  place = 0,
): Before {
  const name = Object.keys(row)[0] as keyof Row
  const isSame = (other: Row) => other[name] === row[name]
  const stood = queries.getQueryData<Row[]>(key)?.findIndex(isSame) ?? -1
  queries.setQueryData<Row[]>(key, (list) => {
    const others = list?.filter((other) => !isSame(other))
    return isIn && others ? others.toSpliced(place, 0, row) : others
  })
  return { place: stood }
}

/** The rollback state of a later press on the same row that is still in flight. */
const beforeOfLater = (queries: QueryClient, mutationKey: readonly string[], id: string, own: Before) =>
  queries
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state as { variables: Marked; context?: Before })
    .find(({ variables, context }) => variables.id === id && context !== own)?.context

/** Optimistic update of a list, and its rollback when the operator refuses (FAV-008). */
function shownAtOnce<Row extends object>(
  mutationKey: readonly string[],
  key: readonly unknown[],
  rowOf: (id: string) => Row,
) {
  return {
    async onMutate(
      { id, isFavourite }: Marked,
      { client: queries }: { client: QueryClient },
    ): Promise<Before> {
      // An answer from before the press must not overwrite the optimistic update.
      await queries.cancelQueries({ queryKey: key })
      return edit(queries, key, rowOf(id), isFavourite)
    },
    onError(
      _error: Error,
      { id, isFavourite }: Marked,
      before: Before | undefined,
      { client: queries }: { client: QueryClient },
    ): void {
      if (!before) return
      const later = beforeOfLater(queries, mutationKey, id, before)
      // The later press stays on screen; its rollback state came from this refused press, so it is corrected here.
      if (later) return void (later.place = before.place)
      if (before.place >= 0 === isFavourite) return
      edit(queries, key, rowOf(id), !isFavourite, before.place)
    },
  }
}

/** Presses on the same row run in sequence, so that the last press is the last the operator receives. */
const oneByOne = (id: string) => ({ scope: { id } })

/**
 * Adds an event to the favourites or removes it. The list is updated optimistically and not read again (FAV-007). A
 * refusal shows no message: the list rolls back (FAV-008).
 */
export const favouriteEventMutation = (client: OperatorClient) =>
  mutationOptions({
    mutationKey: favouriteEventKey,
    ...oneByOne('favouriteEvent'),
    mutationFn: ({ id, isFavourite }: Marked) =>
      client.call(isFavourite ? addFavouriteEvent : removeFavouriteEvent, { eventId: id }),
    ...shownAtOnce(favouriteEventKey, eventsKey, (eventId) => ({ eventId })),
  })

/** The same for a market. Its list and the favourite markets are read again from the operator (FAV-006). */
export const favouriteMarketMutation = (client: OperatorClient) =>
  mutationOptions({
    mutationKey: favouriteMarketKey,
    ...oneByOne('favouriteMarket'),
    mutationFn: ({ id, isFavourite }: Marked) =>
      client.call(isFavourite ? addFavouriteMarket : removeFavouriteMarket, { marketId: id }),
    ...shownAtOnce(favouriteMarketKey, marketsKey, (marketId) => ({ marketId })),
    onSuccess: (_answer, _marked, _before, { client: queries }) =>
      invalidate(queries, addFavouriteMarket.changes),
  })
