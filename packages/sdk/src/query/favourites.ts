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

/** Where something stood in a list before it was edited; -1 where it did not stand in it. */
interface Before {
  place: number
}

/**
 * Puts a row at a place of the list that is held, or takes it out, and says where it stood. Without a list there is
 * nothing to edit.
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

/** What a later press on the same one, still on its way, took for how things stood. */
const beforeOfLater = (queries: QueryClient, mutationKey: readonly string[], id: string, own: Before) =>
  queries
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state as { variables: Marked; context?: Before })
    .find(({ variables, context }) => variables.id === id && context !== own)?.context

/** What a list shows at once, and how it is taken back when the operator refuses (FAV-008). */
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
      // An answer from before the press must not undo what the press shows.
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
      // What the later press shows stays, and what it would go back to was refused with this one.
      if (later) return void (later.place = before.place)
      if (before.place >= 0 === isFavourite) return
      edit(queries, key, rowOf(id), !isFavourite, before.place)
    },
  }
}

/** One press after another: the operator hears the last one last. */
const oneByOne = (id: string) => ({ scope: { id } })

/**
 * Marks an event as favourite, or takes the mark off. The list shows it at once, is edited here and not read again
 * (FAV-007). A refusal says nothing to the player: the list stands as it stood (FAV-008).
 */
export const favouriteEventMutation = (client: OperatorClient) =>
  mutationOptions({
    mutationKey: favouriteEventKey,
    ...oneByOne('favouriteEvent'),
    mutationFn: ({ id, isFavourite }: Marked) =>
      client.call(isFavourite ? addFavouriteEvent : removeFavouriteEvent, { eventId: id }),
    ...shownAtOnce(favouriteEventKey, eventsKey, (eventId) => ({ eventId })),
  })

/** The same for a market, whose list and the favourites among the markets are read again from the operator (FAV-006). */
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
