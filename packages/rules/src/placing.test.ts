import { pricePolicies, type PriceSize, type Side } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betDelaySeconds } from './betDelay.ts'
import { isInLegacyWindow, isInPlay } from './inPlay.ts'
import { stepOdds } from './oddsStep.ts'
import { bestOffer, isAllowedPrice, matchedPrice, type PriceRequest } from './priceMatch.ts'
import { stakeFault } from './stakeLimits.ts'

const levels = (...odds: number[]): PriceSize[] => odds.map((odds) => ({ odds, run: 0, size: 100n }))

describe('the delay', () => {
  it('BET-002 adds the delay of the player to the delay of the market', () =>
    expect(betDelaySeconds({ betDelaySeconds: 2 }, { delaySeconds: 6 })).toBe(8))
})

describe('in play', () => {
  const openDate = Date.UTC(2026, 10, 21, 12)
  it.each([
    { after: -60_000, live: false },
    { after: -59_999, live: true },
    { after: 5 * 3_600_000, live: true },
    { after: 5.5 * 3_600_000 + 600_000, live: true },
    { after: 5.5 * 3_600_000 + 600_001, live: false },
  ])('MKT-016 by the second check $after ms after the start: $live', ({ after, live }) =>
    expect(isInLegacyWindow(openDate, openDate + after)).toBe(live),
  )

  it.each([
    { before: 60_001, live: false },
    { before: 60_000, live: false },
    { before: 59_999, live: true },
    { before: 0, live: true },
    { before: -3_600_000, live: true },
  ])('MKT-015 $before ms before the start: $live', ({ before, live }) =>
    expect(isInPlay(openDate, openDate - before)).toBe(live),
  )
})

describe('the odds stepper', () => {
  it.each([
    { id: 'BET-047', odds: 200, direction: 1 as const, next: 300 },
    { id: 'BET-047', odds: 300, direction: -1 as const, next: 200 },
    { id: 'BET-049', odds: 202, direction: 1 as const, next: 203 },
    { id: 'BET-049', odds: 202, direction: -1 as const, next: 201 },
    { id: 'BET-048', odds: 0, direction: -1 as const, next: 0 },
  ])('$id moves $odds by $direction to $next', ({ odds, direction, next }) =>
    expect(stepOdds(odds, direction)).toBe(next),
  )

  it('BET-048 never goes below 0 and stays in whole hundredths after any presses', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000 }),
        fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 60 }),
        (start, presses) => {
          let odds = start
          for (const press of presses) {
            odds = stepOdds(odds, press)
            expect(odds).toBeGreaterThanOrEqual(0)
            expect(Number.isInteger(odds)).toBe(true)
          }
        },
      ),
    )
  })
})

const offer = (odds: number, run = 0): PriceSize => ({ odds, run, size: 100n })
const request = (side: Side, odds: number, facts: Partial<PriceRequest> = {}): PriceRequest => ({
  side,
  odds,
  run: 0,
  marketType: 'betfair',
  ...facts,
})

describe('the price check', () => {
  it.each([
    { side: 'back' as const, asked: 204, best: 204, gets: 204 },
    { side: 'back' as const, asked: 204, best: 210, gets: 210 },
    { side: 'back' as const, asked: 204, best: 202, gets: undefined },
    { side: 'lay' as const, asked: 204, best: 202, gets: 202 },
    { side: 'lay' as const, asked: 204, best: 206, gets: undefined },
    { side: 'back' as const, asked: 204, best: 0, gets: undefined },
    { side: 'lay' as const, asked: 204, best: 0, gets: undefined },
  ])('a $side asking $asked where the best is $best gets $gets', ({ side, asked, best, gets }) =>
    expect(matchedPrice(request(side, asked), levels(best))?.odds).toBe(gets),
  )

  it.each([
    { side: 'back' as const, run: 45, odds: 100, offers: [offer(100, 45)], gets: '45/100' },
    { side: 'back' as const, run: 45, odds: 100, offers: [offer(100, 44)], gets: '44/100' },
    { side: 'back' as const, run: 45, odds: 100, offers: [offer(100, 46)], gets: undefined },
    { side: 'back' as const, run: 45, odds: 100, offers: [offer(90, 44)], gets: undefined },
    { side: 'lay' as const, run: 45, odds: 100, offers: [offer(100, 46)], gets: '46/100' },
    { side: 'lay' as const, run: 45, odds: 100, offers: [offer(100, 44)], gets: undefined },
    { side: 'lay' as const, run: 45, odds: 100, offers: [offer(90, 45)], gets: '45/90' },
    { side: 'back' as const, run: 47, odds: 110, offers: [offer(100, 45), offer(110, 47)], gets: '47/110' },
    { side: 'back' as const, run: 47, odds: 100, offers: [offer(100, 45), offer(110, 47)], gets: '47/110' },
    { side: 'back' as const, run: 47, odds: 100, offers: [offer(0, 0)], gets: undefined },
  ])('a session $side asking $run at $odds gets $gets', ({ side, run, odds, offers, gets }) => {
    const matched = matchedPrice({ side, odds, run, marketType: 'session' }, offers)
    expect(matched && `${matched.run}/${matched.odds}`).toBe(gets)
  })

  it.each([
    { policy: 'better', side: 'back', best: 210, gets: 210 },
    { policy: 'better', side: 'back', best: 200, gets: undefined },
    { policy: 'better', side: 'lay', best: 200, gets: 200 },
    { policy: 'better', side: 'lay', best: 206, gets: undefined },
    // 2.04 is two steps of 0.02 above 2.00; 1.99 is the third.
    { policy: 'within', side: 'back', best: 210, gets: 210 },
    { policy: 'within', side: 'back', best: 200, gets: 200 },
    { policy: 'within', side: 'back', best: 199, gets: undefined },
    { policy: 'within', side: 'lay', best: 208, gets: 208 },
    { policy: 'within', side: 'lay', best: 210, gets: undefined },
    { policy: 'any', side: 'back', best: 120, gets: 120 },
    { policy: 'any', side: 'lay', best: 900, gets: 900 },
    { policy: 'any', side: 'back', best: 0, gets: undefined },
  ] as const)(
    'Q-131 with $policy (2 steps) a $side asking 2.04 where the best is $best gets $gets',
    ({ policy, side, best, gets }) => {
      const asked = request(side, 204, { pricePolicy: policy, priceSteps: 2 })
      expect(matchedPrice(asked, levels(best))?.odds).toBe(gets)
    },
  )

  it.each([
    { marketType: 'bookmaker', side: 'back', asked: [1_100, 0], best: [900, 0], isAllowed: true },
    { marketType: 'bookmaker', side: 'back', asked: [1_100, 0], best: [800, 0], isAllowed: false },
    { marketType: 'bookmaker', side: 'lay', asked: [1_100, 0], best: [1_300, 0], isAllowed: true },
    { marketType: 'session', side: 'back', asked: [100, 45], best: [100, 47], isAllowed: true },
    { marketType: 'session', side: 'back', asked: [100, 45], best: [100, 48], isAllowed: false },
    { marketType: 'session', side: 'back', asked: [100, 45], best: [90, 45], isAllowed: false },
    { marketType: 'session', side: 'lay', asked: [100, 45], best: [100, 43], isAllowed: true },
    { marketType: 'session', side: 'lay', asked: [100, 45], best: [100, 42], isAllowed: false },
  ] as const)(
    'Q-131 two steps of a $marketType from $asked to $best for a $side: $isAllowed',
    ({ marketType, side, asked: [odds, run], best: [bestOdds, bestRun], isAllowed }) => {
      const wanted = request(side, odds, { run, marketType, pricePolicy: 'within', priceSteps: 2 })
      expect(isAllowedPrice(wanted, { odds: bestOdds, run: bestRun })).toBe(isAllowed)
    },
  )

  it('Q-131 every policy accepts a better price; none requires the exact price', () => {
    const price = fc.integer({ min: 101, max: 100_000 })
    fc.assert(
      fc.property(
        fc.constantFrom('back' as const, 'lay' as const),
        fc.constantFrom(...pricePolicies),
        fc.integer({ min: 1, max: 100 }),
        price,
        price,
        (side, pricePolicy, priceSteps, one, other) => {
          const [asked, better] = (side === 'back') === one < other ? [one, other] : [other, one]
          const got = matchedPrice(request(side, asked, { pricePolicy, priceSteps }), levels(better))
          expect(got?.odds).toBe(better)
        },
      ),
    )
  })

  it('with `any` a session order takes the requested run at any price, before another run', () => {
    const offers = [offer(100, 45), offer(80, 47)]
    const at = (run: number) =>
      matchedPrice({ side: 'back', odds: 110, run, marketType: 'session', pricePolicy: 'any' }, offers)
    expect(at(47)).toMatchObject({ run: 47, odds: 80 })
    expect(at(50)).toMatchObject({ run: 45, odds: 100 })
  })

  it('gets nothing if nothing is on offer', () =>
    expect(matchedPrice(request('back', 204), [])).toBeUndefined())

  it('skips empty sides sent as odds of 0', () => {
    expect(bestOffer([offer(0), offer(204)])?.odds).toBe(204)
    expect(bestOffer([offer(0)])).toBeUndefined()
  })

  it('never matches at a price worse than requested, nor at one that is not on offer', () => {
    const price = fc.record({
      odds: fc.integer({ min: 0, max: 100_000 }),
      run: fc.constant(0),
      size: fc.constant(1n),
    })
    const line = fc.record({
      odds: fc.integer({ min: 0, max: 300 }),
      run: fc.integer({ min: 1, max: 60 }),
      size: fc.constant(1n),
    })
    const asked = fc.record({ odds: fc.integer({ min: 1, max: 300 }), run: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(
        fc.constantFrom('back' as const, 'lay' as const),
        asked,
        fc.oneof(fc.array(price, { maxLength: 3 }), fc.array(line, { maxLength: 3 })),
        (side, wanted, offers) => {
          const isSession = (offers[0]?.run ?? 0) > 0
          const order = isSession ? wanted : { odds: wanted.odds, run: 0 }
          const marketType = isSession ? ('session' as const) : ('betfair' as const)
          const matched = matchedPrice({ side, marketType, ...order }, offers)
          if (!matched) return
          expect(offers).toContainEqual(expect.objectContaining(matched))
          expect(matched.odds).toBeGreaterThan(0)
          expect(side === 'back' ? matched.odds >= order.odds : matched.odds <= order.odds).toBe(true)
          expect(side === 'back' ? matched.run <= order.run : matched.run >= order.run).toBe(true)
        },
      ),
    )
  })
})

describe('stake limits', () => {
  const limits = { min: 10_000n, max: 2_500_000n, marketType: 'betfair' as const, caps: {} }

  it.each([
    { stake: 0n, fault: 'stake-invalid' },
    { stake: -1n, fault: 'stake-invalid' },
    { stake: 9_999n, fault: 'stake-out-of-range' },
    { stake: 10_000n, fault: undefined },
    { stake: 2_500_000n, fault: undefined },
    { stake: 2_500_001n, fault: 'stake-out-of-range' },
  ])('BET-039 a stake of $stake between 10000 and 2500000: $fault', ({ stake, fault }) =>
    expect(stakeFault(stake, limits)).toBe(fault),
  )

  it.each(['betfair', 'bookmaker', 'session'] as const)(
    'BET-041 the cap of %s binds its own bets only',
    (type) => {
      const capped = { ...limits, marketType: type, caps: { [type]: 50_000n } }
      expect(stakeFault(50_000n, capped)).toBeUndefined()
      expect(stakeFault(50_001n, capped)).toBe('stake-above-cap')
      const other = type === 'betfair' ? 'session' : 'betfair'
      expect(stakeFault(50_001n, { ...capped, marketType: other })).toBeUndefined()
    },
  )

  it.each([{ cap: null }, { cap: 0n }, { cap: undefined }])('BET-042 a cap of $cap means no cap', ({ cap }) =>
    expect(
      stakeFault(2_000_000n, { ...limits, caps: cap === undefined ? {} : { betfair: cap } }),
    ).toBeUndefined(),
  )
})
