import { expect, it } from 'vitest'
import { testBook, testMarket } from '../../testing/fakeFeed.ts'
import { createHomeAnswers } from './homeAnswers.ts'
import { createMarketBooks } from './marketBooks.ts'

const startMs = Date.UTC(2030, 0, 1)
const at = (minutes: number) => new Date(startMs + minutes * 60_000).toISOString()
const idsOf = (events: readonly { event: { id: string } }[]) => events.map(({ event }) => event.id)

/** Creates events by their start in minutes from now. Negative ones are in play. */
function given(starts: Readonly<Record<string, number>>) {
  let nowMs = startMs
  const clock = () => nowMs
  const books = createMarketBooks({ epoch: 'one', clock, resultVisibleMs: 0, onChanges: () => {} })
  for (const [id, minutes] of Object.entries(starts)) {
    const market = testMarket(id, { openDate: at(minutes) })
    books.define({ ...market, event: { ...market.event, openDate: at(minutes) } })
    books.move(testBook(id, { isInPlay: minutes < 0 }))
  }
  books.flush()
  return {
    books,
    homeNow: createHomeAnswers(books, clock),
    pass(ms: number) {
      nowMs += ms
    },
  }
}

const many = { late: 90, live: -10, soon: 5, older: -20, later: 30, oldest: -30 }

it('returns the first events of each list for a first screen, the next to start of the upcoming ones, and that there are more', () => {
  const { homeNow } = given(many)
  const first = homeNow(2)
  expect(idsOf(first.ongoing)).toEqual(['event-oldest', 'event-older'])
  expect(idsOf(first.upcoming)).toEqual(['event-soon', 'event-later'])
  expect(first.marketIds).toEqual(['oldest', 'older', 'soon', 'later'])
  expect(first.hasMore).toBe(true)
  expect(first.highlight).toEqual(homeNow().highlight)
  expect(homeNow(3).hasMore).toBeUndefined()
})

it('orders upcoming events by start, even if the document starts with others', () => {
  const { books, homeNow } = given({ later: 30 })
  const frozen = testMarket('soon', { openDate: at(5), isNameless: true })
  books.define({ ...frozen, event: { ...frozen.event, openDate: at(5) } })
  books.flush()
  expect(idsOf(homeNow().upcoming)).toEqual(['event-later', 'event-soon'])
  expect(idsOf(homeNow(1).upcoming)).toEqual(['event-soon'])
})

it('is the same object for all callers until something is published or its time expires', () => {
  const { books, homeNow, pass } = given(many)
  const [whole, first] = [homeNow(), homeNow(2)]
  pass(200)
  expect([homeNow() === whole, homeNow(2) === first]).toEqual([true, true])
  books.hold('soon', true)
  expect(homeNow().upcoming.find(({ event }) => event.id === 'event-soon')?.mainMarket?.status).not.toBe(
    'active',
  )
  expect(homeNow(2).upcoming[0]?.mainMarket?.status).not.toBe('active')
  const held = homeNow()
  pass(300)
  expect(homeNow()).not.toBe(held)
})
