import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core'
import { expect, it, vi } from 'vitest'
import { listFavouriteEvents, listFavouriteMarkets } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { favouriteEventMutation, favouriteMarketMutation } from './favourites.ts'
import { queryKeyOf, queryOf } from './queryOf.ts'

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

it('shows a mark before the operator has answered, and handles one press after the other', async () => {
  const answers: (() => void)[] = []
  const { ofEvents, events, asked } = await shown(
    () => new Promise((resolve) => answers.push(() => resolve({}))),
  )
  const marked = ofEvents.mutate({ id: 'e2', isFavourite: true })
  await vi.waitFor(() => expect(events()).toEqual([{ eventId: 'e2' }, { eventId: 'e1' }]))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const taken = ofEvents.mutate({ id: 'e2', isFavourite: false })
  await Promise.resolve()
  expect(asked).toEqual(['addFavouriteEvent'])
  answers[0]?.()
  await marked
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await taken
  expect(asked).toEqual(['addFavouriteEvent', 'removeFavouriteEvent'])
  expect(events()).toEqual([{ eventId: 'e1' }])
})

it('puts back a mark at its old position if the operator does not remove it', async () => {
  const { ofEvents, events, queries } = await shown(() => Promise.reject(new Error('no')))
  const list = [{ eventId: 'e3' }, { eventId: 'e2' }, { eventId: 'e1' }]
  queries.setQueryData(['favouriteEvents', 'listFavouriteEvents', {}], list)
  await expect(ofEvents.mutate({ id: 'e2', isFavourite: false })).rejects.toThrow('no')
  expect(events()).toEqual(list)
  await expect(ofEvents.mutate({ id: 'e2', isFavourite: true })).rejects.toThrow('no')
  expect(events()).toContainEqual({ eventId: 'e2' })
})

it.each([true, false])(
  'FAV-008 shows what the operator holds when two presses on the same star were refused; marked before: %s',
  async (wasMarked) => {
    const refuse: (() => void)[] = []
    const { ofEvents, events } = await shown(
      () => new Promise((_resolve, reject) => refuse.push(() => reject(new Error('no')))),
    )
    const before = events()
    const id = wasMarked ? 'e1' : 'e2'
    const first = ofEvents.mutate({ id, isFavourite: !wasMarked })
    await vi.waitFor(() => expect(refuse).toHaveLength(1))
    const second = ofEvents.mutate({ id, isFavourite: wasMarked })
    await vi.waitFor(() => expect(events()).toEqual(before))
    refuse[0]?.()
    await expect(first).rejects.toThrow('no')
    expect(events()).toEqual(before)
    await vi.waitFor(() => expect(refuse).toHaveLength(2))
    refuse[1]?.()
    await expect(second).rejects.toThrow('no')
    expect(events()).toEqual(before)
  },
)

it('FAV-008 leaves a mark that the operator took, and would not take off again', async () => {
  const answers: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = []
  const { ofEvents, events } = await shown(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  )
  const marked = ofEvents.mutate({ id: 'e2', isFavourite: true })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const taken = ofEvents.mutate({ id: 'e2', isFavourite: false })
  answers[0]?.resolve({})
  await marked
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.reject(new Error('no'))
  await expect(taken).rejects.toThrow('no')
  expect(events()).toEqual([{ eventId: 'e2' }, { eventId: 'e1' }])
})
