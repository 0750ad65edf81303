import { order, user } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { draft } from '../../testing/bet.ts'
import { orderDevice, orderOf } from './betDraft.ts'
import { defaultTolerance, type PriceTolerance } from './priceTolerance.ts'

const key = '00000000-0000-4000-8000-000000000001'
const device = orderDevice({ name: 'Chrome', os: 'Android', version: '138', mobile: true })
const sent = (facts: Parameters<typeof draft>[0] = {}, tolerance: PriceTolerance = defaultTolerance) =>
  z.encode(order, orderOf(draft({ stakeText: '500', ...facts }), key, tolerance, device))

it('BET-005 an order carries its market, side, price, stake, runner, event, date and cashout', () =>
  expect(sent()).toMatchObject({
    key,
    marketId: '1.200-1',
    eventId: '300-1',
    teamId: '2',
    name: 'England',
    oddType: 'BACK',
    odd: 2.02,
    run: 0,
    marketType: 'BETFAIR',
    matchDate: '2026-11-21T10:00:00.000Z',
    stake: 500,
    cashout: false,
  }))

it.each([
  { side: 'back', oddType: 'BACK' },
  { side: 'lay', oddType: 'LAY' },
] as const)('MKT-002 BET-004 writes a $side as $oddType', ({ side, oddType }) =>
  expect(sent({ side }).oddType).toBe(oddType),
)

it.each(['back', 'Lay', 'BOTH', ''])('MKT-002 an order is a back or a lay and not %j', (oddType) =>
  expect(z.safeDecode(order, { ...sent(), oddType } as never).success).toBe(false),
)

it.each([
  { ours: 'session', wire: 'SESSION' },
  { ours: 'bookmaker', wire: 'BOOKMAKER' },
  { ours: 'betfair', wire: 'BETFAIR' },
] as const)('BET-006 writes the market type in upper case: $wire', ({ ours, wire }) =>
  expect(sent({ marketType: ours }).marketType).toBe(wire),
)

it('BET-007 Q-084 a quick bet order repeats its runner as its nation; other orders have no nation', () => {
  expect(sent({ isQuick: true }).nation).toBe('England')
  expect(sent()).not.toHaveProperty('nation')
})

it('BET-005 Q-079 an order states whether its market allows cash out', () =>
  expect(sent({ allowsCashout: true }).cashout).toBe(true))

it('Q-131 an order requests its price or a better one, unless the player accepts some steps worse or any price', () => {
  expect(sent()).toMatchObject({ pricePolicy: 'better' })
  expect(sent()).not.toHaveProperty('priceSteps')
  expect(sent({}, { pricePolicy: 'within', priceSteps: 3 })).toMatchObject({
    pricePolicy: 'within',
    priceSteps: 3,
  })
  expect(sent({}, { pricePolicy: 'any', priceSteps: 3 })).not.toHaveProperty('priceSteps')
})

it('BET-008 an order names the browser, its system and version, and whether it is mobile', () =>
  expect(sent().browserDetail).toEqual({ name: 'Chrome', os: 'Android', version: '138', mobile: true }))

it('BET-009 an order has a location, unknown if the page requests none', () =>
  expect(sent().countryDetail).toEqual({
    continent: 'unknown',
    city: 'unknown',
    country: 'unknown',
    countryFlag: 'unknown',
    region: 'unknown',
  }))

it('BET-061 reads the user fields that betting needs', () => {
  const wire = {
    _id: 'u1',
    userType: 'user' as const,
    userName: 'player',
    availablePts: 1_234.5,
    exposure: 10,
    casinoLock: true,
    bonusLock: true,
    wagerBonusId: 'w1',
    depositCount: 3,
    betDelay: 2,
    confirmBets: true,
    sessionMax: 100,
    bookmakerMax: 200,
    betfairMax: 300,
  }
  expect(z.decode(user, z.encode(user, z.decode(user, wire as z.input<typeof user>)))).toMatchObject({
    id: 'u1',
    userType: 'user',
    userName: 'player',
    available: 123_450n,
    exposure: 1_000n,
    casinoLock: true,
    bonusLock: true,
    wagerBonusId: 'w1',
    depositCount: 3,
    betDelaySeconds: 2,
    confirmBets: true,
    stakeCaps: { session: 10_000n, bookmaker: 20_000n, betfair: 30_000n },
  })
})

it('BET-009 an order has the location that the operator reported, or an unknown one', () => {
  const browser = { name: 'Chrome', os: 'Android', version: '138', mobile: true }
  const pune = { continent: 'Asia', city: 'Pune', country: 'India', country_flag: 'in', region: 'MH' }
  const located = orderDevice(browser, { ...pune, ip: '203.0.113.7', country_code: 'IN' })
  const wire = z.encode(order, orderOf(draft(), key, defaultTolerance, located))
  expect(wire['countryDetail']).toEqual({
    continent: 'Asia',
    city: 'Pune',
    country: 'India',
    countryFlag: 'in',
    region: 'MH',
  })
  expect(Object.values(sent()['countryDetail'] as object)).toEqual(Array(5).fill('unknown'))
})
