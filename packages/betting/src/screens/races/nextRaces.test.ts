import type { EventSummary } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { market } from '../../testing/market.ts'
import { coursesOf, courseOf, nextRaces } from './nextRaces.ts'

const summary = (id: string, sport: string, name: string, minutes: number, course = ''): EventSummary => {
  const own = market({
    id: `1.${id}`,
    name: '1m2f Handicap',
    isInPlay: false,
    openDate: new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString(),
    eventType: { id: sport, name: '' },
    competition: { id: course, name: course, region: '' },
    event: { ...market().event, id, name },
  })
  const { eventType, competition, event } = own
  return { eventType, competition, event, isInPlay: false, marketIds: [own.id], mainMarket: own }
}

const upcoming = [
  summary('r2', '7', 'Longmeadow 12:40', 40),
  summary('m1', '1', 'Leeds v Hull', 5),
  summary('g1', '4339', 'Northgate 12:20', 20, 'Northgate'),
  summary('r1', '7', 'Lismore (AU) 21st Nov', 10),
  summary('r3', '7', 'Longmeadow 13:10', 70),
]

it('lists the races of all racing sports and no matches, the next first, with the race of each event', () => {
  const races = nextRaces(upcoming)
  expect(races.map(({ eventId }) => eventId)).toEqual(['r1', 'g1', 'r2', 'r3'])
  expect(races[0]).toMatchObject({ name: 'Lismore (AU) 21st Nov', more: '1m2f Handicap', sportId: '7' })
})

it('has the country of a course once: in the name, or after the race', () => {
  const of = (name: string, countryCode: string) => {
    const one = summary('r', '7', name, 5)
    return nextRaces([{ ...one, event: { ...one.event, countryCode } }])[0]?.country
  }
  expect(of('Longmeadow 12:40', 'GB')).toBe('GB')
  expect(of('Lismore (AU) 21st Nov', 'AU')).toBe('')
  expect(of('Longmeadow 12:40', '')).toBe('')
  expect(of('Longmeadow 12:40', 'unknown')).toBe('')
})

it('lists those of one sport on its page, and leaves out races without a valid date', () => {
  expect(nextRaces(upcoming, '4339').map(({ eventId }) => eventId)).toEqual(['g1'])
  const undated = summary('r9', '7', 'Longmeadow', 0)
  expect(nextRaces([{ ...undated, mainMarket: { ...undated.mainMarket!, openDate: 'soon' } }])).toEqual([])
})

it('MKT-013 has the colours of the active runners, by their numbers, and none if the feed has none', () => {
  const plain = summary('r1', '7', 'Longmeadow', 5)
  const runner = (number: number, status: 'active' | 'removed' = 'active') => ({
    ...market().runners[0]!,
    id: String(number),
    status,
    clothNumber: String(number),
    silksUrl: `/silks/${number}.svg`,
  })
  const runners = [runner(10), runner(2), runner(3, 'removed'), runner(1)]
  const dressed = { ...plain, mainMarket: { ...plain.mainMarket!, runners } }
  expect(nextRaces([dressed])[0]?.silks).toEqual(['/silks/1.svg', '/silks/2.svg', '/silks/10.svg'])
  expect(nextRaces([plain])[0]?.silks).toEqual([])
})

it('has the courses in the order of their next race, each once', () => {
  expect(coursesOf(nextRaces(upcoming))).toEqual(['Lismore (AU)', 'Northgate', 'Longmeadow'])
})

it.each([
  ['Longmeadow 13:10', 'Longmeadow'],
  ['Lismore (AU) 22nd Nov', 'Lismore (AU)'],
  ['Longmeadow', 'Longmeadow'],
  ['Route 66 Downs', 'Route 66 Downs'],
])('returns the course of %s as %s', (name, course) => {
  expect(courseOf(summary('r', '7', name, 0))).toBe(course)
})
