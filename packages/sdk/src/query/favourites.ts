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

interface FavouriteChange {
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
interface Rollback {
  index: number
}

/**
 * Inserts a row into the cached list at an index, or removes it, and returns its previous index. Without a cached
 * list it does nothing.
 */
function editList<Row extends object>(
  queries: QueryClient,
  key: readonly unknown[],
  row: Row,
  isListed: boolean,
  index = 0,
): Rollback {
  const name = Object.keys(row)[0] as keyof Row
  const isSame = (other: Row) => other[name] === row[name]
  const previousIndex = queries.getQueryData<Row[]>(key)?.findIndex(isSame) ?? -1
  queries.setQueryData<Row[]>(key, (list) => {
    const others = list?.filter((other) => !isSame(other))
    return isListed && others ? others.toSpliced(index, 0, row) : others
  })
  return { index: previousIndex }
}

/** The rollback state of a later press on the same row that is still in flight. */
const laterRollback = (queries: QueryClient, mutationKey: readonly string[], id: string, own: Rollback) =>
  queries
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state as { variables: FavouriteChange; context?: Rollback })
    .find(({ variables, context }) => variables.id === id && context !== own)?.context

/** Optimistic update of a list, and its rollback when the operator refuses (FAV-008). */
function optimistic<Row extends object>(
  mutationKey: readonly string[],
  key: readonly unknown[],
  rowOf: (id: string) => Row,
) {
  return {
    async onMutate(
      { id, isFavourite }: FavouriteChange,
      { client: queries }: { client: QueryClient },
    ): Promise<Rollback> {
      // An answer from before the press must not overwrite the optimistic update.
      await queries.cancelQueries({ queryKey: key })
      return editList(queries, key, rowOf(id), isFavourite)
    },
    onError(
      _error: Error,
      { id, isFavourite }: FavouriteChange,
      rollback: Rollback | undefined,
      { client: queries }: { client: QueryClient },
    ): void {
      if (!rollback) return
      const later = laterRollback(queries, mutationKey, id, rollback)
      // The later press stays on screen; its rollback state came from this refused press, so it is corrected here.
      if (later) return void (later.index = rollback.index)
      if (rollback.index >= 0 === isFavourite) return
      editList(queries, key, rowOf(id), !isFavourite, rollback.index)
    },
  }
}

/** Presses on the same row run in sequence, so that the last press is the last the operator receives. */
const inSequence = (id: string) => ({ scope: { id } })

/**
 * Adds an event to the favourites or removes it. The list is updated optimistically and not read again (FAV-007). A
 * refusal shows no message: the list rolls back (FAV-008).
 */
export const favouriteEventMutation = (client: OperatorClient) =>
  mutationOptions({
    mutationKey: favouriteEventKey,
    ...inSequence('favouriteEvent'),
    mutationFn: ({ id, isFavourite }: FavouriteChange) =>
      client.call(isFavourite ? addFavouriteEvent : removeFavouriteEvent, { eventId: id }),
    ...optimistic(favouriteEventKey, eventsKey, (eventId) => ({ eventId })),
  })

/** The same for a market. Its list and the favourite markets are read again from the operator (FAV-006). */
export const favouriteMarketMutation = (client: OperatorClient) =>
  mutationOptions({
    mutationKey: favouriteMarketKey,
    ...inSequence('favouriteMarket'),
    mutationFn: ({ id, isFavourite }: FavouriteChange) =>
      client.call(isFavourite ? addFavouriteMarket : removeFavouriteMarket, { marketId: id }),
    ...optimistic(favouriteMarketKey, marketsKey, (marketId) => ({ marketId })),
    onSuccess: (_answer, _marked, _before, { client: queries }) =>
      invalidate(queries, addFavouriteMarket.changes),
  })
