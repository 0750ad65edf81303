import fc from 'fast-check'
import type { EventSummary } from '@kit/sdk/contract'
import { describe, expect, it } from 'vitest'
import { bySportsOrder, isRacing, raceLimit, sports, sportOf } from './sports.ts'
import { sportsTree } from './sportsTree.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12) + minutes * 60_000).toISOString()

const event = (id: string, sportId: string, competition = 'c1', startsIn = 0): EventSummary => ({
  eventType: { id: sportId, name: `Sport ${sportId}` },
  competition: { id: competition, name: competition && `League ${competition}`, region: '' },
  event: { id, name: `${id} v Rest`, countryCode: '', timezone: '', openDate: at(startsIn) },
  isInPlay: false,
  marketIds: [],
  mainMarket: null,
})

describe('the sports list', () => {
  it('MKT-019 has every sport of the specification by its id', () => {
    expect(Object.fromEntries(sports.map(({ name, id }) => [name, Number(id)]))).toEqual({
      Soccer: 1,
      Tennis: 2,
      Golf: 3,
      Cricket: 4,
      'Rugby Union': 5,
      Boxing: 6,
      'Horse Racing': 7,
      'Motor Sport': 8,
      'Special Bets': 10,
      Cycling: 11,
      Snooker: 6422,
      Baseball: 7511,
      'American Football': 6423,
      'Winter Sports': 451485,
      Basketball: 7522,
      'Ice Hockey': 7524,
      'Rugby League': 1477,
      Esports: 27454571,
      Volleyball: 998917,
      'Australian Rules': 61420,
      Handball: 468328,
      Darts: 3503,
      'Gaelic Games': 2152880,
      'Mixed Martial Arts': 26420387,
      'Greyhound Racing': 4339,
      Politics: 2378961,
      Kabaddi: 23789607,
    })
  })

  it('MKT-020 counts horses and greyhounds, and no other sport, as racing', () => {
    expect(sports.filter(({ id }) => isRacing(id)).map(({ id }) => id)).toEqual(['7', '4339'])
  })

  it('MKT-018 lists Kabaddi last whatever other sports are listed, known or not', () => {
    const ids = fc.shuffledSubarray([...sports.map(({ id }) => id), 'a-new-sport', '999'], { minLength: 2 })
    fc.assert(
      fc.property(ids, (given) => {
        const tiles = sportsTree({ live: [], upcoming: given.map((id) => event(`e${id}`, id)) })
        const place = tiles.findIndex(({ id }) => id === '23789607')
        expect(place).toBe(given.includes('23789607') ? tiles.length - 1 : -1)
        expect(tiles.map(({ id }) => id).toSorted()).toEqual([...given].toSorted())
        const known = tiles.filter(({ id }) => sports.some((sport) => sport.id === id))
        expect(known.map(({ id }) => id)).toEqual(
          sports.map(({ id }) => id).filter((id) => given.includes(id)),
        )
      }),
    )
  })

  it('uses the operator’s name of an unknown sport', () => {
    expect(sportOf('999', 'Kite Flying').name).toBe('Kite Flying')
    expect(bySportsOrder(sportOf('999', 'Kite Flying'), sportOf('4339', ''))).toBeGreaterThan(0)
  })
})

describe('the sport tiles', () => {
  it('MKT-031 have competitions with their events and counts', () => {
    const live = [event('now', '4', 'ipl', -30)]
    const upcoming = [event('soon', '4', 'ipl', 10), event('cup', '1', 'fa', 5), event('tour', '4', 'odi', 1)]
    expect(
      sportsTree({ live, upcoming }).map(({ name, totalEventCount, liveCount, competitions }) => ({
        name,
        totalEventCount,
        liveCount,
        competitions: competitions.map((own) => [own.id, own.name, own.events.map((one) => one.event.id)]),
      })),
    ).toEqual([
      { name: 'Soccer', totalEventCount: 1, liveCount: 0, competitions: [['fa', 'League fa', ['cup']]] },
      {
        name: 'Cricket',
        totalEventCount: 3,
        liveCount: 1,
        competitions: [
          ['ipl', 'League ipl', ['now', 'soon']],
          ['odi', 'League odi', ['tour']],
        ],
      },
    ])
  })

  it('MKT-031 MKT-021 count all races of the day, including those beyond the list’s limit', () => {
    const races = Array.from({ length: 40 }, (_, index) =>
      event(`r${index}`, '7', index < 30 ? 'a' : 'b', index),
    )
    const [tile] = sportsTree({ live: [], upcoming: races })
    expect(tile?.totalEventCount).toBe(40)
    expect(tile?.competitions.map(({ id, eventCount, events }) => [id, eventCount, events.length])).toEqual([
      ['a', 30, 25],
    ])
  })

  it('list events without a competition under the name of their sport', () => {
    const [tile] = sportsTree({ live: [], upcoming: [event('one', '4', '')] })
    expect(tile?.competitions).toMatchObject([{ id: 'other', name: 'Sport 4' }])
  })

  it('MKT-021 show the next 25 races of a racing sport and every match of another', () => {
    const many = (sportId: string) =>
      Array.from({ length: 40 }, (_, index) => event(`${sportId}-${index}`, sportId, 'c', 40 - index))
    const count = (sportId: string) =>
      sportsTree({ live: [], upcoming: many(sportId) }).flatMap(({ competitions }) =>
        competitions.flatMap(({ events }) => events),
      )
    expect(raceLimit).toBe(25)
    expect(count('4339').map(({ event: { id } }) => id)).toEqual(
      Array.from({ length: 25 }, (_, index) => `4339-${39 - index}`),
    )
    expect(count('4')).toHaveLength(40)
  })

  it('show every event once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            id: fc.nat(999),
            sport: fc.constantFrom('1', '4', '999'),
            league: fc.constantFrom('', 'a', 'b'),
          }),
          { selector: ({ id }) => id, maxLength: 20 },
        ),
        fc.nat(20),
        (given, liveCount) => {
          const all = given.map(({ id, sport, league }) => event(String(id), sport, league, id))
          const tiles = sportsTree({ live: all.slice(0, liveCount), upcoming: all.slice(liveCount) })
          const shown = tiles.flatMap(({ competitions }) => competitions.flatMap(({ events }) => events))
          expect(new Set(shown)).toEqual(new Set(all))
          expect(shown).toHaveLength(all.length)
          expect(tiles.reduce((sum, tile) => sum + tile.liveCount, 0)).toBe(Math.min(liveCount, all.length))
        },
      ),
    )
  })
})
