import type { EventSummary } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { homeOf } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { neighbours } from './neighbours.ts'

const summary = (id: string, competition = 'odi', sport = '4'): EventSummary =>
  homeOf([
    market({
      id: `1.${id}`,
      eventType: { id: sport, name: sport },
      competition: { id: competition, name: competition, region: '' },
      event: { id, name: id, countryCode: '', timezone: 'UTC', openDate: '' },
    }),
  ]).ongoing[0]!

const of = (listed: readonly EventSummary[], eventId: string) => {
  const { previous, next } = neighbours(listed, eventId)
  return [previous?.event.id, next?.event.id]
}

it('are the previous and next event of the same competition in the lists', () =>
  expect(of([summary('a'), summary('x', 'ipl'), summary('b'), summary('c')], 'b')).toEqual(['a', 'c']))

it('are missing before the first and after the last event: there is no wrap-around', () => {
  const listed = [summary('a'), summary('b')]
  expect(of(listed, 'a')).toEqual([undefined, 'b'])
  expect(of(listed, 'b')).toEqual(['a', undefined])
})

it('are those of its sport if the competition has no other', () =>
  expect(of([summary('a'), summary('t', 'open', '2'), summary('x', 'ipl'), summary('b')], 'x')).toEqual([
    'a',
    'b',
  ]))

it('are missing for an event that is not in the lists', () =>
  expect(of([summary('a')], 'gone')).toEqual([undefined, undefined]))

it('are other events if one is listed twice, as while it goes in-play', () =>
  expect(of([summary('a'), summary('b'), summary('b'), summary('c')], 'b')).toEqual(['a', 'c']))
