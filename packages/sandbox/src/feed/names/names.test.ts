import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketDefinition } from '../stream/marketChange.ts'
import { inventCards, inventNames } from './inventedNames.ts'
import { introduceMarket, type KnownNames } from './marketNames.ts'
import { eventTypes } from './sports.ts'

const definition: MarketDefinition = {
  version: 0,
  eventId: '50',
  eventTypeId: eventTypes.horses,
  marketType: 'WIN',
  bettingType: 'ODDS',
  status: 'active',
  isInPlay: false,
  betDelaySeconds: 0,
  numberOfWinners: 1,
  marketTimeMs: 5_000,
  openDateMs: 1_000,
  countryCode: 'AU',
  timezone: 'Australia/Sydney',
  venue: 'Lismore',
  runners: [
    { key: '20', handicap: 0, sort: 2, status: 'active' },
    { key: '10', handicap: 0, sort: 1, status: 'active' },
  ],
}
const run = {
  suffix: '-3',
  shift: (recordedMs: number) => new Date(recordedMs).toISOString(),
  startsMs: { marketMs: 0, eventMs: 0 },
  firstSort: new Map<string, number>(),
}
const introduce = (changes: Partial<MarketDefinition>, known: KnownNames = {}) =>
  introduceMarket('1.5', { ...definition, ...changes }, known, run)

describe('names', () => {
  it('names a race by its venue, gives a runner the cloth number of its card and no other, and starts the event with the race', () => {
    const market = introduce({ eventName: 'Lism 30th Jul' }, { cards: { '10': { clothNumber: '7' } } })
    expect(market).toMatchObject({
      id: '1.5-3',
      name: 'Win',
      event: { id: '50-3', name: 'Lismore (AU)', openDate: market.openDate },
      competition: { name: 'Lismore', region: 'AU' },
    })
    expect(market.runners.map(({ id, clothNumber }) => [id, clothNumber])).toEqual([
      ['10', '7'],
      // Its position in the market changes with the prices, so it does not identify the runner.
      ['20', undefined],
    ])
  })

  it('keeps the first numbers of runners, and gives horses without a card a stall and an age', () => {
    const firstSort = new Map([
      ['10', 1],
      ['20', 2],
    ])
    const runners = definition.runners.map((runner) => ({ ...runner, sort: 3 - runner.sort }))
    const market = introduceMarket('1.5', { ...definition, runners }, {}, { ...run, firstSort })
    expect(market.runners.map(({ id, clothNumber }) => [id, clothNumber])).toEqual([
      ['20', '2'],
      ['10', '1'],
    ])
    expect(market.runners.map(({ stallDraw }) => stallDraw).toSorted()).toEqual(['1', '2'])
    for (const { age } of market.runners) expect(age).toMatch(/^[2-8]$/)
  })

  it('starts nothing long before the recording does', () => {
    const startsMs = { marketMs: 9_000_000, eventMs: 8_000_000 }
    const { venue: _venue, ...placeless } = definition
    const soccer = { ...placeless, eventTypeId: eventTypes.soccer }
    const late = introduceMarket('1.5', soccer, {}, { ...run, startsMs })
    expect([late.openDate, late.event.openDate]).toEqual([9_000_000, 8_000_000].map(run.shift))
    expect(late.isNameless).toBe(true)
    const early = introduceMarket(
      '1.5',
      soccer,
      { eventName: 'Reds v Blues' },
      {
        ...run,
        startsMs: { marketMs: 60_000, eventMs: 60_000 },
      },
    )
    expect([early.openDate, early.event.openDate]).toEqual([5_000, 1_000].map(run.shift))
    expect(early.isNameless).toBeUndefined()
  })

  it('gives runners without names invented ones: all different, and the same in every market', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 1e8 }).map(String), { maxLength: 40 }), (keys) => {
        const names = inventNames(eventTypes.horses, keys)
        expect(new Set(names.values()).size).toBe(keys.length)
        expect(inventNames(eventTypes.horses, keys.toReversed())).toEqual(names)
      }),
    )
  })

  it('MKT-013 gives invented runners a unique stall draw, an age and a trainer, and horses a jockey and colours', () => {
    const cards = inventCards(eventTypes.horses, ['7:0', '3:0', '12:0'])
    expect([...cards.values()].map(({ stallDraw }) => stallDraw).toSorted()).toEqual(['1', '2', '3'])
    for (const { age, jockeyName, trainerName, silksUrl } of cards.values()) {
      expect(Number(age)).toBeGreaterThan(1)
      expect([jockeyName, trainerName].every((name) => /^[A-Z]\. [A-Z][a-z]+$/.test(name ?? ''))).toBe(true)
      expect(silksUrl).toMatch(/^\/api\/common\/game\/silks\/[\da-f]+\.svg$/)
    }
    expect(inventCards(eventTypes.horses, ['12:0', '7:0', '3:0'])).toEqual(cards)
    const [dog] = inventCards(eventTypes.greyhounds, ['7:0']).values()
    expect(dog).toMatchObject({ trainerName: expect.any(String) })
    expect(dog).not.toHaveProperty('jockeyName')
    expect(dog).not.toHaveProperty('silksUrl')
  })

  it('uses the names of the stream if it has them, and numbers the others', () => {
    const market = introduce({
      eventTypeId: eventTypes.tennis,
      marketType: 'MATCH_ODDS',
      eventName: 'Kings v Rovers',
      runners: [
        { key: '1', handicap: 0, sort: 1, status: 'active', name: 'Kings' },
        { key: '2', handicap: 0, sort: 2, status: 'active' },
      ],
    })
    expect(market).toMatchObject({
      name: 'Match Odds',
      event: { name: 'Kings v Rovers' },
      eventType: { name: 'Tennis' },
    })
    expect(market.runners).toEqual([
      { id: '1', name: 'Kings', sort: 1 },
      { id: '2', name: 'Runner 2', sort: 2 },
    ])
  })

  it('shows a handicap line in the name of its runner', () => {
    const market = introduce(
      {
        eventTypeId: eventTypes.soccer,
        runners: [
          { key: '7:-1.5', handicap: -1.5, sort: 1, status: 'active' },
          { key: '8:1.5', handicap: 1.5, sort: 2, status: 'active' },
        ],
      },
      { runners: { '7': 'Kings', '8': 'Rovers' } },
    )
    expect(market.runners.map(({ id, name }) => [id, name])).toEqual([
      ['7:-1.5', 'Kings -1.5'],
      ['8:1.5', 'Rovers +1.5'],
    ])
  })

  it.each([
    ['PLACE', 'To Be Placed'],
    ['TOP_5_FINISH', 'Top 5 Finish'],
    ['', 'Market'],
  ])('names a market of type %j %j', (marketType, name) => {
    expect(introduce({ marketType }).name).toBe(name)
  })
})
