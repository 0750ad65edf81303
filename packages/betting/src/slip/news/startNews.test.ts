import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MarketNote, News, Notes, PriceNote } from './marketNews.ts'
import { startNews } from './startNews.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const note = (facts: Partial<MarketNote> = {}): MarketNote => ({
  name: 'Match Odds',
  phase: 'open',
  isInPlay: false,
  isStale: false,
  ...facts,
})
const price = (shown: string, of = 'a'): PriceNote => ({ of, name: 'England', price: shown })

/** Creates a page that the test changes, and records its announcements with their times in ms. */
function listen(first: Notes = { markets: new Map([['m', note()]]), price: undefined }) {
  let notes = first
  const said: { at: number; news: News }[] = []
  const end = startNews({
    read: () => notes,
    announce: (news) => said.push({ at: Date.now(), news }),
    now: Date.now,
  })
  return {
    said,
    end,
    market: (facts: Partial<MarketNote>, id = 'm') => {
      notes = { ...notes, markets: new Map([...notes.markets, [id, note(facts)]]) }
    },
    price: (next: PriceNote | undefined) => {
      notes = { ...notes, price: next }
    },
    pass: (ms: number) => vi.advanceTimersByTime(ms),
  }
}
const changes = ({ news }: { news: News }) => Object.fromEntries(news.markets)

describe('announcements of markets', () => {
  it('are made within a second, by kind of change', () => {
    const page = listen()
    page.market({ phase: 'suspended', isInPlay: true })
    page.pass(1_000)
    expect(page.said.map(changes)).toEqual([{ suspended: ['Match Odds'], inPlay: ['Match Odds'] }])
  })

  it('are one message in five seconds, with the latest state of everything that changed', () => {
    const page = listen({
      markets: new Map([
        ['m', note()],
        ['n', note({ name: 'Bookmaker' })],
      ]),
      price: price('1.22'),
    })
    page.market({ phase: 'suspended' })
    page.pass(1_000)
    page.market({ phase: 'open' })
    page.market({ name: 'Bookmaker', isStale: true }, 'n')
    page.price(price('1.25'))
    page.pass(1_000)
    page.price(price('1.30'))
    page.pass(2_000)
    expect(page.said).toHaveLength(1)
    page.pass(2_000)
    expect(page.said.slice(1).map(changes)).toEqual([{ open: ['Match Odds'], stale: ['Bookmaker'] }])
    expect(page.said[1]!.news.price).toEqual({ name: 'England', was: '1.22', price: '1.30' })
  })

  it('leave out changes that were reverted before they could be announced', () => {
    const page = listen()
    page.market({ isStale: true })
    page.pass(1_000)
    page.market({ isStale: false })
    page.pass(1_500)
    page.market({ isStale: true })
    page.pass(20_000)
    expect(page.said).toHaveLength(1)
  })

  it('leave out a market that was just added, but include its next change', () => {
    const page = listen()
    page.market({ name: 'Bookmaker', phase: 'suspended' }, 'n')
    page.pass(6_000)
    expect(page.said).toEqual([])
    page.market({ name: 'Bookmaker' }, 'n')
    page.pass(1_000)
    expect(page.said.map(changes)).toEqual([{ open: ['Bookmaker'] }])
  })

  it('include that a market is closed, and nothing more about it', () => {
    const page = listen()
    page.market({ phase: 'closed', isStale: true })
    page.pass(1_000)
    expect(page.said.map(changes)).toEqual([{ closed: ['Match Odds'] }])
  })

  it('include a price only when it changes while its selection is in the slip', () => {
    const page = listen()
    page.price(price('1.22'))
    page.pass(1_000)
    page.price(price('3.10', 'b'))
    page.pass(1_000)
    expect(page.said).toEqual([])
    page.price(price('3.20', 'b'))
    page.pass(1_000)
    expect(page.said[0]!.news).toEqual({
      markets: new Map(),
      price: { name: 'England', was: '3.10', price: '3.20' },
    })
  })

  it('end when they are stopped', () => {
    const page = listen()
    page.end()
    page.market({ phase: 'suspended' })
    page.pass(10_000)
    expect(page.said).toEqual([])
  })

  it('are at most one in five seconds, and in the end match the state of the page', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 4_000 }),
      phase: fc.constantFrom('open', 'suspended'),
      isStale: fc.boolean(),
      shown: fc.constantFrom('1.20', '1.21', '1.22'),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const page = listen({ markets: new Map([['m', note()]]), price: price('1.20') })
        for (const { after, phase, isStale, shown } of steps) {
          page.pass(after)
          page.market({ phase: phase as MarketNote['phase'], isStale })
          page.price(price(shown))
        }
        page.pass(10_000)
        page.end()
        for (let index = 1; index < page.said.length; index++)
          expect(page.said[index]!.at - page.said[index - 1]!.at).toBeGreaterThanOrEqual(5_000)
        // The state that a listener knows from the messages alone.
        const believed = { phase: 'open', isStale: false, shown: '1.20' }
        for (const { news } of page.said) {
          for (const change of news.markets.keys()) {
            if (change === 'open' || change === 'suspended') believed.phase = change
            if (change === 'stale' || change === 'fresh') believed.isStale = change === 'stale'
          }
          believed.shown = news.price?.price ?? believed.shown
        }
        const { phase, isStale, shown } = steps.at(-1)!
        expect(believed).toEqual({ phase, isStale, shown })
      }),
    )
  })
})
