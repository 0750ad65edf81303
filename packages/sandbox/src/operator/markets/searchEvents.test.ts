import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testMarket } from '../../testing/fakeFeed.ts'
import { newMarketState } from './marketState.ts'
import { findEvents } from './searchEvents.ts'

const marketOf = (id: string, eventId: string, eventName: string, sport: string) => {
  const { event } = testMarket(id)
  const feed = testMarket(id, {
    event: { ...event, id: eventId, name: eventName },
    eventType: { id: sport, name: `Sport ${sport}` },
  })
  return newMarketState(feed, 'epoch').published
}

it('finds exactly the events whose name contains the text, each once, with all its markets, under its sport', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' '), minLength: 1, maxLength: 6 })
  const events = fc.array(fc.record({ name, sport: fc.constantFrom('4', '1'), markets: fc.nat(2) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(events, name, (made, search) => {
      const all = made.flatMap((event, index) =>
        Array.from({ length: event.markets + 1 }, (_, number) =>
          marketOf(`${index}.${number}`, `e${index}`, event.name, event.sport),
        ),
      )
      const groups = findEvents(all, search)
      const expected = made.flatMap((event, index) =>
        event.name.toLowerCase().includes(search.toLowerCase())
          ? [{ id: `e${index}`, sport: `Sport ${event.sport}`, markets: event.markets + 1 }]
          : [],
      )
      const found = groups.flatMap(({ name: sport, events: ofSport }) =>
        ofSport.map(({ eventId, markets }) => ({ id: eventId, sport, markets: markets.length })),
      )
      const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
      expect(found.toSorted(byId)).toEqual(expected.toSorted(byId))
      expect(new Set(groups.map((group) => group.name)).size).toBe(groups.length)
    }),
  )
})

it('finds names with any accents and script, and treats no character as a pattern', () => {
  const names = [
    'São Paulo v Grêmio',
    'Malmö FF v AIK (W)',
    'भारत v पाकिस्तान',
    'Ürümqi v İstanbul',
    'A.B* v C+D',
  ]
  const all = names.map((name, index) => marketOf(String(index), `e${index}`, name, '1'))
  const found = (search: string) =>
    findEvents(all, search).flatMap(({ events }) => events.map(({ eventName }) => eventName))
  expect(found('sao paulo')).toEqual([names[0]])
  expect(found('SÃO')).toEqual([names[0]])
  expect(found('malmo')).toEqual([names[1]])
  expect(found('भारत')).toEqual([names[2]])
  expect(found('istanbul')).toEqual([names[3]])
  expect(found('.b*')).toEqual([names[4]])
  expect(found('(w)')).toEqual([names[1]])
  expect(found('.*')).toEqual([])
  expect(found('x'.repeat(10_000))).toEqual([])
})
