import { expect, it } from 'vitest'
import type { Announcement } from '../announcements/announcements.ts'
import { opening, testBook, testMarket } from '../../testing/fakeFeed.ts'
import { createMarketBooks } from './marketBooks.ts'
import { createListAnnouncer } from './listAnnouncer.ts'

const now = Date.parse('2026-01-01T10:00:00.000Z')

function given(...ids: string[]) {
  let clockMs = now
  const books = createMarketBooks({
    epoch: 'e',
    clock: () => clockMs,
    resultVisibleMs: 1000,
    onChanges: () => {},
  })
  const add = (id: string, competition = 'c1') => {
    for (const said of opening(
      testMarket(id, { competition: { id: competition, name: competition, region: '' } }),
    )) {
      if (said.kind === 'market') books.define(said.market)
      if (said.kind === 'book') books.move(said.book)
    }
    books.flush()
  }
  ids.forEach((id) => add(id))
  const said: Announcement[] = []
  const announceChanges = createListAnnouncer(
    books,
    () => clockMs,
    (announcement) => said.push(announcement),
  )
  const look = () => {
    said.length = 0
    announceChanges()
    return said.map(({ event }) => event.event)
  }
  return { books, add, look, said, pass: (ms: number) => void (clockMs += ms) }
}

it('announces nothing while the lists are unchanged, whatever prices do', () => {
  const { books, look } = given('1.1', '1.2')
  books.move(testBook('1.1', { status: 'suspended', totalMatched: 0n }))
  books.flush()
  expect(look()).toEqual([])
})

it('SOCK-036 CALL-014 sends getHomeCacheUpdates when another event is on the lists', () => {
  const { add, look } = given('1.1')
  add('1.2')
  expect(look()).toEqual(['getHomeCacheUpdates', 'highlightUpdated'])
  expect(look()).toEqual([])
})

it('SOCK-020 CALL-014 sends highlightUpdated when the highlights change, even if the lists do not', () => {
  const { books, look } = given('1.1', '1.2')
  books.move(testBook('1.2', { totalMatched: 5_000n }))
  books.flush()
  expect(look()).toEqual(['highlightUpdated'])
})

it('SOCK-041 CALL-014 sends getDeleteMarketUpdate for a market that left the lists', () => {
  const { books, look, said, pass } = given('1.1', '1.2')
  books.close('1.2', new Map(), 'feed')
  books.flush()
  look()
  pass(1001)
  expect(look()).toContain('getDeleteMarketUpdate')
  expect(said[0]).toMatchObject({
    to: { everyone: true },
    payload: { docs: { eventId: 'event-1.2', marketId: '1.2' } },
  })
})

it('SOCK-048 CALL-014 sends tournamentUpdated when another competition is on the lists', () => {
  const { add, look } = given('1.1')
  add('1.2', 'c2')
  expect(look()).toContain('tournamentUpdated')
})
