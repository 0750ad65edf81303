import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { eventStatus, market, readPayload } from './index.ts'

const racer = {
  id: '11',
  name: 'Silver Quay',
  sort: 1,
  status: 'active',
  back: [{ run: 0, odd: 3.5, size: 12.5 }],
  lay: [{ run: 0, odd: 3.6 }],
  clothNumber: '1',
  stallDraw: '4',
  age: '5',
  jockeyName: 'A. Rider',
  trainerName: 'B. Trainer',
  url: 'https://silks.test/1.png',
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

describe('a market on the wire', () => {
  it('MKT-006 has its sport, competition and event above it', () =>
    expect(read()).toMatchObject({
      eventType: wire.eventType,
      competition: wire.competition,
      event: wire.event,
    }))

  it('MKT-012 has a runner’s name, position, status and both sides by run and odds', () =>
    expect(read().runners[0]).toMatchObject({
      id: '11',
      name: 'Silver Quay',
      sort: 1,
      status: 'active',
      back: [{ run: 0, odds: 350, size: 1_250n }],
      lay: [{ run: 0, odds: 360, size: 0n }],
    }))

  it('MKT-013 has a racer’s number, draw, age, jockey, trainer and silks', () =>
    expect(read().runners[0]).toMatchObject({
      clothNumber: '1',
      stallDraw: '4',
      age: '5',
      jockeyName: 'A. Rider',
      trainerName: 'B. Trainer',
      silksUrl: 'https://silks.test/1.png',
    }))

  it('MKT-005 keeps fields without effect unchanged, and passes them on', () => {
    const idle = {
      volume: 12,
      delay: 1,
      top: true,
      bottom: false,
      score: 'x',
      analysis: null,
      screenPlay: 'y',
      assignedTo: ['a'],
      betOpenDate: '2026-11-20T00:00:00.000Z',
      suspendTime: 5,
      createdBy: 'admin',
      betfairMarketEnabled: true,
      statusExist: true,
      createdAt: '2026-11-19T00:00:00.000Z',
      updatedAt: '2026-11-19T00:00:00.000Z',
      openBets: 3,
    }
    const kept = read(idle)
    expect(kept.idle).toEqual(idle)
    expect(z.encode(market, kept)).toMatchObject({ ...idle, _id: 'm1', marketName: '1m2f Handicap' })
    expect(read()).not.toHaveProperty('idle')
  })
})

it('MKT-030 ends by its status, event and market', () => {
  const docs = { status: 'result', eventId: '301', marketId: { id: 'm1', type: 'session', externalType: '' } }
  expect(readPayload(eventStatus, { docs })).toEqual({ docs })
  expect(() => readPayload(eventStatus, { docs: { ...docs, marketId: 'm1' } })).toThrow('marketId')
})
