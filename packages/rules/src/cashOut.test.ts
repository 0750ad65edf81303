import { pricePolicies, type MarketType, type PriceSize } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookedBet } from './book.ts'
import {
  planCashOut,
  wholeShare,
  type CashOutRequest,
  type CashOutPlan,
  type CashOutRunner,
} from './cashOut.ts'
import { returnOf } from './cashOutOrders.ts'
import { nearestCashOut, shareStep } from './cashOutShares.ts'
import { cashOutSlippage, type CashOutSlippage } from './cashOutSlippage.ts'
import { cashOutRisks, isAsQuoted, type QuotedCashOut } from './cashOutQuote.ts'
import { worsePrice } from './priceSteps.ts'
import { liability, profit } from './profit.ts'
import { settleBet } from './settlement.ts'

const kinds = ['betfair', 'bookmaker'] as const
type Kind = (typeof kinds)[number]

/** Builds three prices on each side around a middle price, best first; a size of 0 is omitted. */
const runnerOf = (type: Kind, id: string) =>
  fc
    .record({
      middle:
        type === 'betfair' ? fc.integer({ min: 300, max: 3_000 }) : fc.integer({ min: 600, max: 40_000 }),
      gap: fc.integer({ min: 1, max: 60 }),
      sizes: fc.array(fc.oneof(fc.constant(0n), fc.bigInt(1n, 5_000_000n)), { minLength: 6, maxLength: 6 }),
      lacks: fc.constantFrom('nothing', 'nothing', 'nothing', 'back', 'lay'),
    })
    .map(({ middle, gap, sizes, lacks }): CashOutRunner => {
      const side = (name: 'back' | 'lay'): PriceSize[] =>
        lacks === name
          ? []
          : [0, 1, 2].map((level) => ({
              odds: Math.max(102, middle + (name === 'back' ? -1 : 1) * (gap * (level + 1))),
              run: 0,
              size: sizes[level + (name === 'back' ? 0 : 3)] ?? 0n,
            }))
      return { id, back: side('back'), lay: side('lay') }
    })

const asking = fc.constantFrom(...kinds).chain((type) =>
  fc.integer({ min: 2, max: 6 }).chain((count) => {
    const ids = Array.from({ length: count }, (_none, index) => `r${index}`)
    const ruled = fc.record({
      runnerId: fc.constantFrom(...ids),
      side: fc.constantFrom('back' as const, 'lay' as const),
      odds: fc.integer({ min: 105, max: 2_500 }),
      stake: fc.bigInt(10_000n, 2_500_000n),
    })
    return fc.record({
      type: fc.constant<MarketType>(type),
      runners: fc.tuple(...ids.map((id) => runnerOf(type, id))),
      bets: fc.array(ruled, { minLength: 1, maxLength: 5 }).map((bets) =>
        bets.map((bet): BookedBet => ({
          ...bet,
          profit: profit({ ...bet, marketType: type }),
          liability: liability({ ...bet, marketType: type }),
        })),
      ),
      share: fc.integer({ min: 1, max: 100 }),
      leastStake: fc.constantFrom(1n, 100n, 10_000n),
    })
  }),
)

/** Returns the result for a winner by the settlement rules, independently of the book. */
const settled = (bets: readonly BookedBet[], winner: string) =>
  bets.reduce((sum, bet) => sum + settleBet(bet, bet.runnerId === winner ? 'winner' : 'loser').result, 0n)

const outcomesOf = ({ runners }: Pick<CashOutRequest, 'runners'>, bets: readonly BookedBet[]) =>
  runners.map(({ id }) => settled(bets, id))
const least = (amounts: readonly bigint[]) => amounts.reduce((low, next) => (next < low ? next : low))
const most = (amounts: readonly bigint[]) => amounts.reduce((high, next) => (next > high ? next : high))
const planned = (asked: CashOutRequest): CashOutPlan | undefined => {
  const plan = planCashOut(asked)
  return 'fault' in plan ? undefined : plan
}
const quoted = ({ orders, byRunner }: CashOutPlan) => ({
  orders,
  outcomes: [...byRunner].map(([runnerId, amount]) => ({ runnerId, amount })),
})

const numRuns = 500

describe('cash out', () => {
  it('equalises every outcome to the minor unit after a full cash out, at the quoted value', () => {
    let counted = 0
    fc.assert(
      fc.property(asking, (asked) => {
        const plan = planned({ ...asked, share: wholeShare })
        if (!plan) return
        counted += 1
        const outcomes = outcomesOf(asked, [...asked.bets, ...plan.orders])
        expect(new Set(outcomes)).toEqual(new Set([plan.value]))
        expect(plan.value).toBeGreaterThanOrEqual(least(outcomesOf(asked, asked.bets)))
      }),
      { numRuns, endOnFailure: true },
    )
    expect(counted).toBeGreaterThan(numRuns / 10)
  })

  it('brings outcomes closer with a partial cash out, reports each to the minor unit, and never lowers the worst', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        const plan = planned(asked)
        if (!plan) return
        const before = outcomesOf(asked, asked.bets)
        const after = outcomesOf(asked, [...asked.bets, ...plan.orders])
        expect([...plan.byRunner.values()]).toEqual(after)
        expect(least(after)).toBe(plan.value)
        expect(least(after)).toBeGreaterThanOrEqual(least(before))
        expect(most(after) - least(after)).toBeLessThanOrEqual(most(before) - least(before))
      }),
      { numRuns, endOnFailure: true },
    )
  })

  it('stakes no more than is on offer, at offered prices, with odds that match the profit', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        const plan = planned(asked)
        for (const order of plan?.orders ?? []) {
          const level = asked.runners
            .find(({ id }) => id === order.runnerId)
            ?.[order.side].find(({ odds }) => odds === order.odds)
          expect(level).toBeDefined()
          const size = level?.size ?? 0n
          expect(size === 0n || order.stake <= size).toBe(true)
          const ruled = { ...order, marketType: asked.type }
          expect(order.stake).toBeGreaterThan(0n)
          expect(order.profit + order.liability).toBe(
            profit(ruled) + liability(ruled) + (order.side === 'back' ? order.remainder : -order.remainder),
          )
          // The remainder is below the return of one unit of stake. It favours the player, except for a stake of one
          // unit.
          const unit = returnOf(asked.type, order.odds, 1n) + 1n
          expect(order.stake === 1n || order.remainder >= 0n).toBe(true)
          expect(order.remainder).toBeLessThanOrEqual(unit)
          expect(order.remainder).toBeGreaterThanOrEqual(-unit)
        }
      }),
      { numRuns, endOnFailure: true },
    )
  })

  it('chooses the better of two ways: laying one runner or backing the other', () => {
    const odds = fc.integer({ min: 102, max: 5_000 })
    const swing = fc.bigInt(1n, 10_000_000n)
    fc.assert(
      fc.property(odds, odds, swing, (lay, back, profitOfA) => {
        const price = (at: number): PriceSize[] => [{ odds: at, run: 0, size: 0n }]
        const plan = planned({
          type: 'betfair',
          runners: [
            { id: 'a', back: [], lay: price(lay) },
            { id: 'b', back: price(back), lay: [] },
          ],
          bets: [{ runnerId: 'a', side: 'back', profit: profitOfA, liability: 0n }],
          share: wholeShare,
          leastStake: 1n,
        })
        const byLay = (profitOfA * 100n) / BigInt(lay)
        const byBack = profitOfA - (profitOfA * 100n) / BigInt(back)
        const best = byLay > byBack ? byLay : byBack
        // Stakes are rounded to one minor unit.
        expect(plan?.value).toBeGreaterThanOrEqual(best - 1n)
        expect(plan?.value).toBeLessThanOrEqual(best + 1n)
      }),
      { numRuns, endOnFailure: true },
    )
  })

  it('leaves nothing to cash out after a full cash out', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        const plan = planned({ ...asked, share: wholeShare })
        if (!plan) return
        expect(planCashOut({ ...asked, share: wholeShare, bets: [...asked.bets, ...plan.orders] })).toEqual({
          fault: 'level',
        })
      }),
      { numRuns: 300, endOnFailure: true },
    )
  })

  it('snaps a share to the nearest possible share', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        const snapped = nearestCashOut(asked)
        const possible = Array.from(
          { length: wholeShare / shareStep },
          (_none, index) => (index + 1) * shareStep,
        )
          .filter((share) => planned({ ...asked, share }))
          .map((share) => Math.abs(share - asked.share))
        const nearest = possible.length > 0 ? Math.min(...possible) : undefined
        expect('fault' in snapped ? undefined : Math.abs(snapped.share - asked.share)).toBe(nearest)
      }),
      { numRuns: 40, endOnFailure: true },
    )
  })

  it('accepts an unchanged cash out, and rejects one with a worse outcome or more at risk', () => {
    fc.assert(
      fc.property(asking, fc.nat(5), (asked, index) => {
        const plan = planned(asked)
        if (!plan) return
        const said = quoted(plan)
        expect(isAsQuoted(said, said)).toBe(true)
        const runnerId = asked.runners[index % asked.runners.length]?.id ?? ''
        const better = said.outcomes.map((one) =>
          one.runnerId === runnerId ? { ...one, amount: one.amount + 1n } : one,
        )
        expect(isAsQuoted({ ...said, outcomes: better }, said)).toBe(false)
        expect(isAsQuoted(said, { ...said, outcomes: better })).toBe(true)
        const [first, ...others] = said.orders
        if (!first) return
        const risky = [{ ...first, liability: first.liability + 1n }, ...others]
        expect(isAsQuoted(said, { ...said, orders: risky })).toBe(false)
        expect(isAsQuoted({ ...said, orders: risky }, said)).toBe(true)
      }),
      { numRuns: 300, endOnFailure: true },
    )
  })

  const policies = fc.record({
    pricePolicy: fc.constantFrom(...pricePolicies),
    priceSteps: fc.constantFrom(1, 2, 3, 5),
  })
  /** Returns the worst cash out the operator may execute: no outcome is lower and no more is at risk than was quoted. */
  const worstQuoted = (plan: CashOutPlan, { slippage, maxLiabilities }: CashOutSlippage): QuotedCashOut => ({
    orders: plan.orders.map((order, index) => ({ ...order, liability: maxLiabilities[index] ?? 0n })),
    outcomes: quoted(plan).outcomes.map(({ runnerId, amount }) => ({ runnerId, amount: amount - slippage })),
  })

  it('accepts no worse price by default, and never a result below the worst outcome without the cash out', () => {
    fc.assert(
      fc.property(asking, policies, (asked, policy) => {
        const plan = planned(asked)
        if (!plan) return
        const { slippage, maxLiabilities } = cashOutSlippage(asked.type, plan, policy)
        expect(plan.value - slippage).toBeGreaterThanOrEqual(least(outcomesOf(asked, asked.bets)))
        for (const [index, { liability: own }] of plan.orders.entries()) {
          expect(maxLiabilities[index]).toBeGreaterThanOrEqual(own)
          expect(maxLiabilities[index]).toBeLessThanOrEqual(own + slippage)
        }
        const most = plan.value - plan.without
        const bounds = { better: [0n, 0n], within: [0n, most], any: [most, most] }[policy.pricePolicy]
        expect(slippage >= bounds[0]! && slippage <= bounds[1]!).toBe(true)
      }),
      { numRuns, endOnFailure: true },
    )
  })

  it('accepts every price within the chosen number of steps, and none worse than quoted', () => {
    const moves = fc.array(fc.nat(5), { minLength: 6, maxLength: 6 })
    let moved = 0
    fc.assert(
      fc.property(asking, policies, moves, (drawn, policy, steps) => {
        const enough = (levels: readonly PriceSize[]) => levels.map((level) => ({ ...level, size: 0n }))
        const asked: CashOutRequest = {
          ...drawn,
          leastStake: 1n,
          runners: drawn.runners.map(({ id, back, lay }) => ({ id, back: enough(back), lay: enough(lay) })),
        }
        const plan = planned(asked)
        if (!plan) return
        const room = cashOutSlippage(asked.type, plan, policy)
        const most = { better: 0, within: policy.priceSteps, any: 5 }[policy.pricePolicy]
        const runners = asked.runners.map((runner, index) => {
          const worse = (side: 'back' | 'lay') =>
            runner[side].slice(0, 1).map((level) => ({
              ...level,
              odds: worsePrice({ ...level, side, marketType: asked.type }, Math.min(most, steps[index] ?? 0))
                .odds,
            }))
          return { id: runner.id, back: worse('back'), lay: worse('lay') }
        })
        const worst = worstQuoted(plan, room)
        const now = planCashOut({ ...asked, runners, mostAtRisk: cashOutRisks(worst.orders) })
        // Prices that would be worse than not cashing out are refused, whatever the player chose.
        const isLimited = room.slippage === plan.value - plan.without
        const isTaken = !('fault' in now) && isAsQuoted(worst, quoted(now))
        expect(isTaken || isLimited).toBe(true)
        if (!isTaken) return
        moved += now.value < plan.value ? 1 : 0
        const outcomes = outcomesOf(asked, [...asked.bets, ...now.orders])
        expect(least(outcomes)).toBeGreaterThanOrEqual(plan.value - room.slippage)
        expect(asked.share < wholeShare || new Set(outcomes).size === 1).toBe(true)
        const risked = [...cashOutRisks(now.orders)]
        const allowed = cashOutRisks(worst.orders)
        expect(risked.filter(([place, risk]) => risk > (allowed.get(place) ?? 0n))).toEqual([])
      }),
      { numRuns, endOnFailure: true },
    )
    expect(moved).toBeGreaterThan(numRuns / 20)
  })

  it('places only the quoted orders, and no larger ones, whatever else is on offer', () => {
    fc.assert(
      fc.property(asking, asking, (asked, later) => {
        const plan = planned(asked)
        if (!plan) return
        const runners = asked.runners.map((runner, index) => ({
          ...runner,
          ...later.runners[index],
          id: runner.id,
        }))
        const allowed = cashOutRisks(plan.orders)
        const now = planned({ ...asked, runners, mostAtRisk: allowed })
        for (const [place, risk] of cashOutRisks(now?.orders ?? []))
          expect(risk).toBeLessThanOrEqual(allowed.get(place) ?? 0n)
        // The quoted plan is still found among all offers.
        expect(planned({ ...asked, mostAtRisk: allowed })?.value).toBe(plan.value)
      }),
      { numRuns, endOnFailure: true },
    )
  })
})

describe('cash out by example', () => {
  const price = (odds: number, size = 0n): PriceSize => ({ odds, run: 0, size })
  const two = (back: number, lay: number, size = 0n): CashOutRunner[] => [
    { id: 'a', back: [price(back, size)], lay: [price(lay, size)] },
    { id: 'b', back: [], lay: [] },
  ]
  const backed: BookedBet[] = [{ runnerId: 'a', side: 'back', profit: 300_000n, liability: 100_000n }]
  const ask = (runners: CashOutRunner[], more: Partial<CashOutRequest> = {}): CashOutRequest => ({
    type: 'betfair',
    runners,
    bets: backed,
    share: 100,
    leastStake: 100n,
    ...more,
  })

  it('lays a back bet of 1,000 at 4.00 at 2.00: 2,000 points stake, 1,000 profit on every outcome', () => {
    expect(planCashOut(ask(two(198, 200)))).toEqual({
      orders: [
        {
          runnerId: 'a',
          side: 'lay',
          odds: 200,
          stake: 200_000n,
          profit: 200_000n,
          liability: 200_000n,
          remainder: 0n,
        },
      ],
      value: 100_000n,
      without: -100_000n,
      byRunner: new Map([
        ['a', 100_000n],
        ['b', 100_000n],
      ]),
      // At the middle price of 1.99, the stake would have been 2,010.05.
      cost: 1_005n,
    })
  })

  it('reports a missing price, a share that is too small, and a price that makes cashing out pointless', () => {
    expect(planCashOut(ask(two(198, 200, 100n)))).toEqual({ fault: 'no-price' })
    expect(planCashOut(ask(two(198, 200), { share: 5, leastStake: 20_000n }))).toEqual({ fault: 'too-small' })
    expect(planCashOut(ask(two(990, 100_000), { bets: [] }))).toEqual({ fault: 'level' })
    // Backing both other runners costs more than it returns.
    const three = ['a', 'b', 'c'].map((id) => ({ id, back: [price(110)], lay: [] }))
    const free: BookedBet[] = [{ runnerId: 'a', side: 'back', profit: 10_000n, liability: 0n }]
    expect(planCashOut(ask(three, { bets: free }))).toEqual({ fault: 'worse' })
  })

  it('reports the cost of price steps: a lay at 2.04 instead of 2.00 is 1,960.78 stake, and 39.22 less on every outcome', () => {
    const plan = planned(ask(two(198, 200)))!
    const within = { pricePolicy: 'within', priceSteps: 2 } as const
    expect(cashOutSlippage('betfair', plan, within)).toEqual({ slippage: 3_921n, maxLiabilities: [203_921n] })
    const later = planned(ask(two(200, 204), { mostAtRisk: cashOutRisks(plan.orders) }))
    expect(later).toBeUndefined()
    const room = new Map([['lay a', 203_921n]])
    expect(planned(ask(two(200, 204), { mostAtRisk: room }))?.value).toBe(96_079n)
    expect(planned(ask(two(200, 206), { mostAtRisk: room }))).toBeUndefined()
  })

  it("uses a bookmaker's odds per hundred", () => {
    const plan = planCashOut(ask(two(4_500, 5_000), { type: 'bookmaker' }))
    expect(plan).toMatchObject({ orders: [{ side: 'lay', stake: 266_667n, remainder: 1n }], value: 166_667n })
  })
})
