import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchUnmatchedOrders, type RunnerMoment } from './matchUnmatchedOrders.ts'
import type { UnmatchedOrder } from './unmatchedOrder.ts'

const at = (odds: number, size: bigint) => ({ odds, run: 0, size })
const moment = (more: Partial<RunnerMoment> = {}): RunnerMoment => ({
  back: [],
  lay: [],
  traded: [],
  ...more,
})
const order = (more: Partial<UnmatchedOrder> = {}): UnmatchedOrder => ({
  runnerId: 'a',
  side: 'back',
  odds: 210,
  left: 10_000n,
  ahead: 0n,
  ...more,
})
const outcome = (orders: UnmatchedOrder[], before: RunnerMoment | undefined, after: RunnerMoment) =>
  matchUnmatchedOrders(orders, before, after).map(({ matched, ahead }) => [matched, ahead])

describe('an unmatched order', () => {
  const before = moment({ lay: [at(210, 30_000n)] })

  it('waits until the orders ahead of it at its price are matched, then is matched in parts', () => {
    // 400 points traded count both sides: bets of 200.
    const first = moment({ lay: [at(210, 10_000n)], traded: [{ odds: 210, size: 40_000n }] })
    expect(outcome([order({ ahead: 30_000n })], before, first)).toEqual([[0n, 10_000n]])
    const second = moment({ lay: [at(210, 10_000n)], traded: [{ odds: 210, size: 70_050n }] })
    expect(outcome([order({ ahead: 10_000n })], first, second)).toEqual([[5_000n, -25n]])
    const third = moment({ lay: [at(210, 10_000n)], traded: [{ odds: 210, size: 70_200n }] })
    expect(outcome([order({ left: 5_000n, ahead: -25n })], second, third)).toEqual([[100n, 0n]])
  })

  it('moves forward when others cancel, in proportion to how many of them were ahead', () => {
    const after = moment({ lay: [at(210, 15_000n)] })
    expect(outcome([order({ ahead: 10_000n })], before, after)).toEqual([[0n, 5_000n]])
    expect(outcome([order({ ahead: 10_000n })], before, moment())).toEqual([[0n, 0n]])
  })

  it('is matched at its own price by an offer at that price or a better one', () => {
    const after = moment({ back: [at(220, 3_000n), at(210, 2_500n), at(200, 90_000n)] })
    expect(outcome([order({ ahead: 30_000n })], before, after)).toEqual([[5_500n, 0n]])
    // The same offer is used only once.
    expect(outcome([order()], after, after)).toEqual([[0n, 0n]])
  })

  it('is matched when more was traded at prices beyond its own', () => {
    const after = moment({ traded: [{ odds: 220, size: 8_000n }] })
    expect(outcome([order()], moment(), after)).toEqual([[4_000n, 0n]])
    expect(outcome([order({ side: 'lay' })], moment(), after)).toEqual([[0n, 0n]])
    expect(outcome([order({ side: 'lay', odds: 230 })], moment(), after)).toEqual([[4_000n, 0n]])
  })

  it('shares new offers by price, then by time', () => {
    const after = moment({ traded: [{ odds: 210, size: 30_000n }] })
    const late = order({ ahead: 2_000n })
    const better = order({ odds: 205, left: 1_000n })
    expect(outcome([order(), late, better], moment(), after)).toEqual([
      [10_000n, 0n],
      [2_000n, 0n],
      [1_000n, 0n],
    ])
    const through = moment({ back: [at(210, 11_000n)] })
    expect(outcome([order(), order(), better], moment(), through)).toEqual([
      [10_000n, 0n],
      [0n, 0n],
      [1_000n, 0n],
    ])
  })

  it('does not count trades from before the first moment as matched', () => {
    const after = moment({ back: [at(210, 500n)], traded: [{ odds: 210, size: 90_000n }] })
    expect(outcome([order({ ahead: 40_000n })], undefined, after)).toEqual([[500n, 0n]])
  })
})

const odds = fc.constantFrom(196, 198, 200, 202, 204, 206)
const side = fc.constantFrom('back' as const, 'lay' as const)
const amounts = fc.uniqueArray(fc.tuple(odds, fc.bigInt(1n, 30_000n)), { selector: ([one]) => one })
const unmatched = fc.record({
  runnerId: fc.constant('a'),
  side,
  odds,
  left: fc.bigInt(1n, 200n).map((whole) => whole * 100n),
  ahead: fc.bigInt(0n, 20_000n),
})

interface Tick {
  back: readonly [number, bigint][]
  lay: readonly [number, bigint][]
  more: readonly [number, bigint][]
}
const ticks: fc.Arbitrary<Tick[]> = fc.array(fc.record({ back: amounts, lay: amounts, more: amounts }), {
  minLength: 1,
  maxLength: 12,
})

function momentsOf(all: readonly Tick[]): RunnerMoment[] {
  const traded = new Map<number, bigint>()
  return all.map(({ back, lay, more }) => {
    for (const [price, size] of more) traded.set(price, (traded.get(price) ?? 0n) + size)
    const levels = (of: readonly [number, bigint][]) => of.map(([price, size]) => at(price, size))
    return {
      back: levels(back),
      lay: levels(lay),
      traded: [...traded].map(([price, size]) => ({ odds: price, size })),
    }
  })
}

function play(orders: readonly UnmatchedOrder[], moments: readonly RunnerMoment[]) {
  let now = orders.map((one, place) => ({ ...one, place }))
  let before: RunnerMoment | undefined
  const matched: { place: number; stake: bigint; odds: number }[][] = []
  for (const after of moments) {
    const moved = matchUnmatchedOrders(
      now.filter(({ left }) => left > 0n),
      before,
      after,
    )
    matched.push(moved.map(({ order: one, matched: stake }) => ({ place: one.place, stake, odds: one.odds })))
    const byPlace = new Map(moved.map((one) => [one.order.place, one]))
    now = now.map((one) => {
      const its = byPlace.get(one.place)
      return its ? { ...one, left: one.left - its.matched, ahead: its.ahead } : one
    })
    before = after
  }
  return { matched, now }
}

const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n)

describe('unmatched orders, with any sequence of moments', () => {
  it('equal their matched parts plus their rest, in whole points, and never fall back in the queue', () => {
    fc.assert(
      fc.property(fc.array(unmatched, { maxLength: 6 }), ticks, (orders, all) => {
        const { matched, now } = play(orders, momentsOf(all))
        for (const [place, { left, ahead }] of now.entries()) {
          const parts = matched.flat().filter((part) => part.place === place)
          expect(sum(parts.map(({ stake }) => stake)) + left).toBe(orders[place]?.left)
          expect(parts.every(({ stake }) => stake >= 0n && stake % 100n === 0n)).toBe(true)
          expect(left >= 0n && ahead > -100n && ahead <= (orders[place]?.ahead ?? 0n)).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('share no more than was matched or offered at prices where they could be matched', () => {
    fc.assert(
      fc.property(fc.array(unmatched, { maxLength: 6 }), ticks, side, (orders, all, ofSide) => {
        const own = orders.filter((one) => one.side === ofSide)
        const moments = momentsOf(all)
        const { matched } = play(own, moments)
        const got = sum(matched.flat().map(({ stake }) => stake))
        let came = 0n
        for (const [index, after] of moments.entries()) {
          const before = moments[index - 1]
          const earlier = (price: number) =>
            before?.[ofSide].find((level) => level.odds === price)?.size ?? 0n
          for (const level of after[ofSide]) {
            const more = level.size - earlier(level.odds)
            if (more > 0n) came += more
          }
        }
        const [first, last] = [moments[0], moments.at(-1)]
        const total = (of: RunnerMoment | undefined) => sum((of?.traded ?? []).map(({ size }) => size))
        // Half of an odd amount may be rounded at each of six prices.
        expect(got <= came + (total(last) - total(first)) / 2n + 6n).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it("are matched the same for any order of a moment's prices, and not at all for an unchanged moment", () => {
    fc.assert(
      fc.property(
        fc.array(unmatched, { maxLength: 6 }),
        ticks.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.tuple(
              ...all.map((tick) =>
                fc.record({
                  back: fc.shuffledSubarray([...tick.back], { minLength: tick.back.length }),
                  lay: fc.shuffledSubarray([...tick.lay], { minLength: tick.lay.length }),
                  more: fc.shuffledSubarray([...tick.more], { minLength: tick.more.length }),
                }),
              ),
            ),
          ),
        ),
        (orders, [all, shuffled]) => {
          const once = play(orders, momentsOf(all))
          expect(play(orders, momentsOf(shuffled))).toEqual(once)
          expect(play(orders, momentsOf(all))).toEqual(once)
          for (const after of momentsOf(all))
            for (const { matched } of matchUnmatchedOrders(orders, after, after)) expect(matched).toBe(0n)
        },
      ),
    )
  })

  it('on one side do not affect those on the other', () => {
    fc.assert(
      fc.property(fc.array(unmatched, { maxLength: 6 }), ticks, (orders, all) => {
        const moments = momentsOf(all)
        const together = play(orders, moments).now
        for (const ofSide of ['back', 'lay'] as const) {
          const alone = play(
            orders.filter((one) => one.side === ofSide),
            moments,
          ).now
          const left = (of: readonly UnmatchedOrder[]) => of.map((one) => [one.odds, one.left, one.ahead])
          expect(left(together.filter((one) => one.side === ofSide))).toEqual(left(alone))
        }
      }),
    )
  })
})
