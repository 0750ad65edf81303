import { expect, it } from 'vitest'
import { testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import type { FeedBook, FeedMarket } from '../../feed/feed.ts'
import { createMarketBooks } from './marketBooks.ts'
import { homeDocument } from './homeDocument.ts'
import { highlightsOf } from './highlights.ts'

const startMs = Date.UTC(2030, 0, 1)
const at = (minutes: number) => new Date(startMs + minutes * 60_000).toISOString()

/**
 * Creates markets with a book each, and returns the home document a number of minutes after the last book.
 */
function given(markets: readonly [FeedMarket, Partial<FeedBook>][]) {
  let nowMs = startMs
  const books = createMarketBooks({
    epoch: 'one',
    clock: () => nowMs,
    resultVisibleMs: 0,
    onChanges: () => {},
  })
  for (const [market, book] of markets) {
    books.define(market)
    books.move(testBook(market.id, { isInPlay: true, totalMatched: 5n, ...book }))
  }
  books.flush()
  return {
    books,
    after(minutes: number) {
      nowMs = startMs + minutes * 60_000
    },
    home: () => homeDocument(books.list(), nowMs, books.isPresentable),
  }
}

const named = (id: string, minutes: number, more: Partial<FeedMarket> = {}): FeedMarket => {
  const market = testMarket(id, { openDate: at(minutes), ...more })
  return { ...market, event: { ...market.event, openDate: at(minutes) } }
}
const idsOf = (events: readonly { event: { id: string } }[]) => events.map(({ event }) => event.id)

it('events without a name, without prices, or with crossed ones come after the others, whatever was matched', () => {
  const crossed = [testRunner('101', { back: 286, lay: 158 })]
  const empty = ['101', '102', '103'].map((id) => testRunner(id, { back: 0, lay: 0 }))
  const { home, books } = given([
    [named('nameless', -50, { isNameless: true }), { totalMatched: 900n }],
    [named('crossed', -40), { runners: crossed, totalMatched: 800n }],
    [named('empty', -30), { runners: empty, totalMatched: 700n }],
    [named('good', -20), {}],
    [named('better', -10), { totalMatched: 6n }],
  ])
  expect(idsOf(home().ongoing)).toEqual(
    ['good', 'better', 'nameless', 'crossed', 'empty'].map((id) => `event-${id}`),
  )
  expect(home().highlight.slice(0, 2)).toEqual(['event-better', 'event-good'])
  expect(idsOf(highlightsOf(home(), books.isPresentable)).slice(0, 2)).toEqual(['event-better', 'event-good'])
})

it('an event whose prices do not change for five minutes is first in no list until they do', () => {
  const { home, books, after } = given([
    [named('frozen', -20), {}],
    [named('moving', -10), {}],
  ])
  expect(idsOf(home().ongoing)).toEqual(['event-frozen', 'event-moving'])
  after(5)
  books.move(testBook('moving', { isInPlay: true, runners: [testRunner('101', { back: 198 })] }))
  books.flush()
  expect(idsOf(home().ongoing)).toEqual(['event-moving', 'event-frozen'])
  books.move(testBook('frozen', { isInPlay: true, runners: [testRunner('101', { back: 196 })] }))
  books.flush()
  expect(idsOf(home().ongoing)).toEqual(['event-frozen', 'event-moving'])
})
