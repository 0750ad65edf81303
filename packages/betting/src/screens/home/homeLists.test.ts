import type { EventSummary } from '@kit/sdk/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levels, market, runner } from '../../testing/market.ts'
import { homeLists } from './homeLists.ts'

const now = Date.UTC(2026, 10, 21, 12)
const summary = (id: string, isInPlay: boolean, opensInMs: number): EventSummary => {
  const { eventType, competition, event } = market()
  const openDate = new Date(now + opensInMs).toISOString()
  return {
    eventType,
    competition,
    event: { ...event, id, openDate },
    isInPlay,
    marketIds: [],
    mainMarket: null,
  }
}

it('MKT-022 pads fewer than 5 live events with at most 4 upcoming ones, soonest first', () => {
  fc.assert(
    fc.property(
      fc.nat(9),
      fc.array(fc.integer({ min: 60_000, max: 10 ** 8 }), { maxLength: 9 }),
      (live, starts) => {
        const ongoing = Array.from({ length: live }, (_, index) => summary(`live${index}`, true, -1_000))
        const upcoming = starts.map((start, index) => summary(`next${index}`, false, start))
        const lists = homeLists({ ongoing, upcoming, highlight: [], marketIds: [] }, now)
        const padding = lists.inPlay.slice(live)
        expect(padding).toHaveLength(live < 5 ? Math.min(4, starts.length) : 0)
        expect(padding).toEqual(lists.upcoming.slice(0, padding.length))
      },
    ),
  )
})

it('Q-126 shows every event once in the two sections of the home page, and pads the first', () => {
  fc.assert(
    fc.property(
      fc.nat(9),
      fc.array(fc.integer({ min: -(10 ** 6), max: 10 ** 8 }), { maxLength: 9 }),
      (live, starts) => {
        const ongoing = Array.from({ length: live }, (_, index) => summary(`live${index}`, true, -1_000))
        const upcoming = starts.map((start, index) => summary(`next${index}`, false, start))
        const lists = homeLists({ ongoing, upcoming, highlight: [], marketIds: [] }, now)
        const { sections } = lists
        const shown = [...sections.live, ...sections.upcoming].map(({ event }) => event.id)
        expect(new Set(shown).size).toBe(live + starts.length)
        expect(shown).toHaveLength(live + starts.length)
        expect(sections.live).toEqual(lists.inPlay)
      },
    ),
  )
})

it('leaves out an event whose main market is closed', () => {
  const over = { ...summary('over', true, -1_000), mainMarket: market({ isClosed: true, status: 'closed' }) }
  const home = { ongoing: [over], upcoming: [{ ...over, isInPlay: false }], highlight: [], marketIds: [] }
  expect(homeLists(home, now)).toMatchObject({ live: [], inPlay: [], upcoming: [] })
})

it('MKT-015 moves an event to the live list 60 s before its start', () => {
  const home = { ongoing: [], upcoming: [summary('soon', false, 59_999)], highlight: [], marketIds: [] }
  const lists = homeLists(home, now)
  expect(lists.inPlay.map(({ event }) => event.id)).toEqual(['soon'])
  expect(lists.upcoming).toEqual([])
})

it('lists events in play with prices first, followed by suspended markets and those without prices', () => {
  const of = (id: string, facts: Parameters<typeof market>[0]) => ({
    ...summary(id, true, -1_000),
    mainMarket: market(facts),
  })
  const ongoing = [
    summary('no market', true, -1_000),
    of('suspended', { status: 'suspended' }),
    of('no prices', { runners: [runner('1', 'Leeds', { back: levels(0), lay: [] })] }),
    of('priced', {}),
    of('no bets', { allowsBets: false }),
    of('priced too', {}),
  ]
  const { live } = homeLists({ ongoing, upcoming: [], highlight: [], marketIds: [] }, now)
  expect(live.map(({ event }) => event.id)).toEqual([
    'priced',
    'priced too',
    'no market',
    'suspended',
    'no prices',
    'no bets',
  ])
})
