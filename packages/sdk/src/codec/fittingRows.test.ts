import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { home, market } from '../contract/market.ts'
import { marketChanged } from '../contract/socket.ts'
import { marketGroup } from '../testing/marketGroup.ts'
import { fittingRows } from './fittingRows.ts'

const markets = z.array(market)
type Wire = Record<string, unknown> & { teams: Record<string, unknown>[] }

/** Ways to spoil a market that do not change its money. */
const spoilers: ((wire: Wire) => void)[] = [
  (wire) => void (wire['type'] = 'tombola'),
  (wire) => void (wire['_id'] = ''),
  (wire) => void delete wire['event'],
  (wire) => void (wire.teams[1]!['status'] = 'asleep'),
  (wire) => void (wire.teams[0]!['name'] = 7),
]
const forgers: ((wire: Wire) => void)[] = [
  (wire) => void (wire['max'] = '1e9'),
  (wire) => void delete wire['min'],
  (wire) => void (wire['totalMatched'] = 1.005),
  (wire) => void (wire.teams[2]!['back'] = [{ odd: -2, run: 0, size: 5 }]),
  (wire) => void (wire.teams[0]!['lay'] = [{ odd: 2, run: 0, size: null }]),
]
const spoilt = fc.uniqueArray(fc.tuple(fc.nat(19), fc.constantFrom(...spoilers)), { selector: ([at]) => at })

it('leaves out the rows that do not fit, reads all others, and says what is wrong', () => {
  fc.assert(
    fc.property(spoilt, (which) => {
      const wire = marketGroup(20) as Wire[]
      const others = z.decode(markets, wire.filter((_, at) => !which.some(([row]) => row === at)) as never)
      for (const [at, spoil] of which) spoil(wire[at]!)
      const { read, fault } = fittingRows(markets, wire)
      expect(read).toEqual(others)
      expect(fault === undefined).toBe(which.length === 0)
    }),
    { numRuns: 50 },
  )
})

it('believes nothing of an answer with a single wrong amount or price, whatever else is wrong with it', () => {
  fc.assert(
    fc.property(spoilt, fc.nat(19), fc.constantFrom(...forgers), (which, at, forge) => {
      const wire = marketGroup(20) as Wire[]
      for (const [row, spoil] of which) if (row !== at) spoil(wire[row]!)
      forge(wire[at]!)
      expect(() => fittingRows(markets, wire)).toThrow(/at most two decimals/)
    }),
    { numRuns: 50 },
  )
})

it('leaves out events of a home document, each from its own list, and nothing of what it was given changes', () => {
  const [first, second, third] = (marketGroup(3) as Wire[]).map((mainMarket) => ({
    eventType: mainMarket['eventType'],
    competition: mainMarket['competition'],
    event: mainMarket['event'],
    isInPlay: true,
    marketIds: [],
    mainMarket,
  }))
  const wire = {
    ongoing: [first, { ...second, isInPlay: 'perhaps' }],
    upcoming: [{ ...first, marketIds: 5 }, second, third],
  }
  const before = JSON.stringify(wire)
  const { read } = fittingRows(home, wire)
  expect(read.ongoing.map(({ event }) => event.id)).toEqual(['e0'])
  expect(read.upcoming.map(({ event }) => event.id)).toEqual(['e1', 'e2'])
  expect(JSON.stringify(wire)).toBe(before)
})

it('refuses what is wrong outside of all rows', () => {
  expect(() => fittingRows(markets, { rows: [] })).toThrow(/array/)
  expect(() => fittingRows(home, { ongoing: [], upcoming: 'none' })).toThrow(/array/)
})

it('SOCK-034 reads the changes of other markets if one does not fit', () => {
  const change = { epoch: 'a', seq: 1, teams: [] }
  const docs = [
    { ...change, _id: 'm1' },
    { ...change, _id: 'm2', seq: 'next' },
    { ...change, _id: 'm3' },
  ]
  const { read } = fittingRows(marketChanged.payload, { docs })
  expect(read.docs.map(({ marketId }) => marketId)).toEqual(['m1', 'm3'])
})
