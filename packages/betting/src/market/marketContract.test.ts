import { eventStatus, market, readPayload } from '@kit/sdk/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const racer = {
  id: '11',
  name: 'Silver Quay',
  sort: 1,
  status: 'active',
  back: [{ run: 0, odd: 3.5, size: 12.5 }],
  lay: [{ run: 0, odd: 3.6 }],
}
const wire = {
  _id: 'm1',
  id: '1.300',
  name: 'Win',
  marketName: '1m2f Handicap',
  type: 'betfair',
  min: 100,
  max: 10_000,
  openDate: '2026-11-21T13:10:00.000Z',
  eventTypeId: '7',
  eventType: { id: '7', name: 'Horse Racing' },
  competition: { id: '9', name: 'Longmeadow', region: 'GBR' },
  event: {
    id: '301',
    name: 'Longmeadow 13:10',
    countryCode: 'GB',
    timezone: 'Europe/London',
    openDate: '2026-11-21T13:10:00.000Z',
  },
  teams: [racer],
}
const read = (facts: object = {}) => z.decode(market, { ...wire, ...facts } as z.input<typeof market>)

describe('a market as the operator sends it', () => {
  it('MKT-007 is an exchange market by default', () => {
    expect(read().category).toBe('exchange')
    expect(read({ category: 'premium' }).category).toBe('premium')
  })

  it('MKT-008 is suspended by default', () => expect(read().status).toBe('suspended'))

  it('MKT-036 delays match odds of the exchange by six seconds if they have no delay, and nothing else', () => {
    const delay = (facts: object) => read(facts).delaySeconds
    expect(delay({ marketName: 'Match Odds' })).toBe(6)
    expect(delay({ marketName: 'Match Odds', delaySecond: 0 })).toBe(0)
    expect(delay({ marketName: 'Match Odds', delaySecond: 5 })).toBe(5)
    expect(delay({ marketName: 'Match Odds', type: 'bookmaker' })).toBe(0)
    expect(delay({ marketName: 'Tied Match' })).toBe(0)
  })

  it('MKT-009 is of type betfair, bookmaker or session and no other', () => {
    for (const type of ['betfair', 'bookmaker', 'session']) expect(read({ type }).type).toBe(type)
    expect(z.safeDecode(market, { ...wire, type: 'tote' } as never).success).toBe(false)
  })

  it('MKT-002 is backed or laid: each runner has these two sides and no third', () => {
    const { runners } = read()
    expect(Object.keys(runners[0]!).filter((key) => Array.isArray(runners[0]![key as never]))).toEqual([
      'back',
      'lay',
    ])
  })
})

it('SOCK-029 is reported as over by its status, event and market', () => {
  const docs = { status: 'result', eventId: '301', marketId: { id: 'm1', type: 'session', externalType: '' } }
  expect(readPayload(eventStatus, { docs })).toEqual({ docs })
  expect(() => readPayload(eventStatus, { docs: { ...docs, marketId: 'm1' } })).toThrow('marketId')
})
