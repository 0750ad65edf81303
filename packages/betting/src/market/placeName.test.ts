import { expect, it } from 'vitest'
import { market } from '../testing/market.ts'
import { placeName } from './placeName.ts'

const parents = (eventName: string, competitionName: string) => {
  const { eventType, competition, event } = market()
  return {
    eventType,
    competition: { ...competition, name: competitionName },
    event: { ...event, name: eventName },
  }
}

it.each([
  { event: 'Netherlands v England', competition: 'One Day Internationals', place: 'One Day Internationals' },
  { event: 'Lismore (AU)', competition: 'Lismore', place: 'Cricket' },
  { event: 'Sheffield 280m', competition: 'SHEFFIELD', place: 'Cricket' },
  { event: 'Longmeadow 13:10', competition: '', place: 'Cricket' },
])('names $place for $event of "$competition"', ({ event, competition, place }) =>
  expect(placeName(parents(event, competition))).toBe(place),
)
