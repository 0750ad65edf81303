import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core'
import { expect, it, vi } from 'vitest'
import { listFavouriteEvents, listFavouriteMarkets } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { favouriteEventMutation, favouriteMarketMutation } from './favourites.ts'
import { queryKeyOf, queryOf } from './queryOf.ts'

/** Both lists on the screen, of an operator that answers as told. */
async function shown(answer: () => Promise<unknown> = async () => ({})) {
  const asked: string[] = []
  const call = ({ name }: { name: string }) => {
    asked.push(name)
    if (name === 'listFavouriteEvents') return Promise.resolve([{ eventId: 'e1' }])
    return name === 'listFavouriteMarkets' ? Promise.resolve([{ marketId: 'm1' }]) : answer()
  }
  const client = { call, page: call, now: () => 0 } as unknown as OperatorClient
  const queries = new QueryClient()
  new QueryObserver(queries, queryOf(client, listFavouriteEvents, {})).subscribe(() => {})
  new QueryObserver(queries, queryOf(client, listFavouriteMarkets, {})).subscribe(() => {})
  const events = () => queries.getQueryData(queryKeyOf(listFavouriteEvents, {}))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  asked.length = 0
  return {
    asked,
    queries,
    events,
    ofEvents: new MutationObserver(queries, favouriteEventMutation(client)),
    ofMarkets: new MutationObserver(queries, favouriteMarketMutation(client)),
  }
}

it('FAV-007 edits the list of favourite events without reading it again', async () => {
  const { ofEvents, events, asked, queries } = await shown()
  await ofEvents.mutate({ id: 'e2', isFavourite: true })
  expect(events()).toEqual([{ eventId: 'e2' }, { eventId: 'e1' }])
  await ofEvents.mutate({ id: 'e1', isFavourite: true })
  expect(events()).toEqual([{ eventId: 'e1' }, { eventId: 'e2' }])
  await ofEvents.mutate({ id: 'e1', isFavourite: false })
  expect(events()).toEqual([{ eventId: 'e2' }])
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(asked).toEqual(['addFavouriteEvent', 'addFavouriteEvent', 'removeFavouriteEvent'])
})

it('leaves a list alone that was never read', async () => {
  const { ofEvents, events, queries } = await shown()
  queries.removeQueries({ queryKey: ['favouriteEvents'] })
  await ofEvents.mutate({ id: 'e2', isFavourite: true })
  expect(events()).toBeUndefined()
})

it.each([true, false])(
  'FAV-006 reads favourite markets again after one was marked: %s',
  async (isFavourite) => {
    const { ofMarkets, asked, queries } = await shown()
    queries.setQueryData(['markets', 'getMarketGroup', {}], [])
    await ofMarkets.mutate({ id: 'm1', isFavourite })
    await vi.waitFor(() =>
      expect(asked).toEqual([
        isFavourite ? 'addFavouriteMarket' : 'removeFavouriteMarket',
        'listFavouriteMarkets',
      ]),
    )
    expect(queries.getQueryState(['markets', 'getMarketGroup', {}])?.isInvalidated).toBe(true)
  },
)

it('FAV-008 loads no more once a call failed, and changes and reads nothing for it', async () => {
  const { ofEvents, ofMarkets, events, asked } = await shown(() => Promise.reject(new Error('no')))
  for (const observer of [ofEvents, ofMarkets]) {
    const stop = observer.subscribe(() => {})
    const call = observer.mutate({ id: 'e2', isFavourite: true })
    await vi.waitFor(() => expect(observer.getCurrentResult().isPending).toBe(true))
    await expect(call).rejects.toThrow('no')
    expect(observer.getCurrentResult().isPending).toBe(false)
    stop()
  }
  expect(events()).toEqual([{ eventId: 'e1' }])
  expect(asked).toEqual(['addFavouriteEvent', 'addFavouriteMarket'])
})
