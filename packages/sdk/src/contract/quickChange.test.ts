import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quickMarketChanges } from './quickChange.ts'
import { marketChanged } from './socket.ts'

const amount = fc.oneof(
  fc.nat(10_000_000).map((minor) => minor / 100),
  fc.double(),
  fc.constantFrom(0, 1.01, 1000, 1e14, 0.1 + 0.2, -1, 2.005, Number.POSITIVE_INFINITY),
  fc.constantFrom<unknown>('2.02', '', null, undefined, {}, true),
)
const price = fc.record({ odd: amount, run: fc.oneof(fc.nat(), amount), size: amount }, { requiredKeys: [] })
const levels = fc.oneof(
  { weight: 6, arbitrary: fc.array(price, { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.anything() },
)
const cleanPrice = fc.record({
  odd: fc.nat(100_000).map((hundredths) => hundredths / 100),
  run: fc.constant(0),
  size: fc.nat(100_000_000).map((minor) => minor / 100),
})
const team = fc.record(
  {
    id: fc.oneof({ weight: 9, arbitrary: fc.string() }, { weight: 1, arbitrary: fc.anything() }),
    status: fc.constantFrom('active', 'removed', 'winner', 'loser', 'gone', 3, undefined),
    back: fc.oneof(fc.array(cleanPrice, { maxLength: 3 }), levels),
    lay: fc.oneof(fc.array(cleanPrice, { maxLength: 3 }), levels),
  },
  { requiredKeys: [] },
)
const doc = fc.record(
  {
    _id: fc.string(),
    epoch: fc.string(),
    seq: fc.oneof(fc.nat(), fc.double(), fc.constantFrom(-1, 2 ** 53, '1')),
    image: fc.constantFrom<unknown>(true, false, undefined, 'yes'),
    status: fc.constantFrom<unknown>('ACTIVE', 'suspended', undefined, 1),
    inPlay: fc.constantFrom<unknown>(true, undefined, 0),
    betAllow: fc.constantFrom<unknown>(false, undefined, 'no'),
    delaySecond: fc.constantFrom<unknown>(5, undefined, Number.NaN),
    totalMatched: amount,
    teams: fc.oneof(
      { weight: 9, arbitrary: fc.array(team, { maxLength: 3 }) },
      { weight: 1, arbitrary: fc.anything() },
    ),
  },
  { requiredKeys: [] },
)
const payload = fc.oneof(
  { weight: 9, arbitrary: fc.record({ docs: fc.array(doc, { maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.anything() },
)

describe('the quick reader of market changes', () => {
  it('reads what it takes exactly as the schema does, and takes nothing the schema refuses', () => {
    fc.assert(
      fc.property(payload, (wire) => {
        const quick = quickMarketChanges(wire)
        const asked = quick === undefined ? undefined : z.decode(marketChanged.payload, wire as never)
        expect(quick).toEqual(asked)
      }),
      { numRuns: 3_000 },
    )
  })

  it('takes the usual form, so that it is not idle', () => {
    const clean = fc.record({
      docs: fc.array(
        fc.record({
          _id: fc.string({ minLength: 1 }),
          epoch: fc.string(),
          seq: fc.nat(),
          image: fc.boolean(),
          teams: fc.array(fc.record({ id: fc.string(), back: fc.array(cleanPrice, { maxLength: 3 }) })),
        }),
      ),
    })
    fc.assert(fc.property(clean, (wire) => void expect(quickMarketChanges(wire)).toBeDefined()))
  })
})
