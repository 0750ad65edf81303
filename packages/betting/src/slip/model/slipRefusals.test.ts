import { describe, expect, it } from 'vitest'
import { createLivePrices } from '../../prices/livePrices.ts'
import { takePrice } from './takePrice.ts'
import { bet, draft } from '../../testing/bet.ts'
import { market, runner } from '../../testing/market.ts'
import type { BetDraft } from './betDraft.ts'
import { refusalFromOperator, slipRefusal, type SlipAccount } from './slipRefusals.ts'
import { slipSummary } from './slipSummary.ts'

function live(facts: Parameters<typeof market>[0] = {}) {
  const prices = createLivePrices()
  prices.seed(market(facts))
  return prices.structure(market().id)!
}
const account = (facts: Partial<SlipAccount['balance']> = {}): SlipAccount => ({
  user: { stakeCaps: { betfair: null, bookmaker: 0n, session: 50_000n } },
  balance: { available: 10_000_000n, exposure: 0n, ...facts },
})
const refused = (
  facts: Partial<BetDraft>,
  { on = live(), by = account() as SlipAccount | undefined } = {},
) => {
  const own = draft({ stakeText: '500', ...facts })
  return slipRefusal(own, on, by, slipSummary(own, on, []))
}

describe('pressing place', () => {
  it('allows a bet that breaks no rule', () => expect(refused({})).toBeUndefined())

  it.each([
    { id: 'BET-038', facts: { stakeText: '' }, code: 'stake-invalid' },
    { id: 'BET-039', facts: { stakeText: '99' }, code: 'stake-out-of-range' },
    { id: 'BET-039', facts: { stakeText: '25001' }, code: 'stake-out-of-range' },
    { id: 'BET-040', facts: { odds: 0 }, code: 'odds-zero' },
    { id: 'BET-040', facts: { odds: 1 }, code: 'odds-too-low' },
    { id: 'BET-040', facts: { odds: 100 }, code: 'odds-too-low' },
    { id: 'BET-040', facts: { odds: 101 }, code: undefined },
    { id: 'BET-040', facts: { marketType: 'bookmaker' as const, odds: 85 }, code: undefined },
    { id: 'BET-040', facts: { marketType: 'session' as const, run: 0 }, code: 'odds-zero' },
    {
      id: 'BET-041',
      facts: { marketType: 'session' as const, run: 5, stakeText: '501' },
      code: 'stake-above-cap',
    },
    { id: 'Q-010', facts: { stakeText: '', odds: 0 }, code: 'stake-invalid' },
  ])('$id refuses $facts with $code', ({ facts, code }) => expect(refused(facts)?.code).toBe(code))

  it('BET-034 requires a login before any other check', () => {
    const own = draft()
    expect(slipRefusal(own, live({ status: 'closed' }), undefined, slipSummary(own, live(), []))?.code).toBe(
      'login-required',
    )
  })

  it.each([
    { on: live({ status: 'suspended' }), code: 'market-suspended' },
    { on: live({ status: 'ball running' }), code: 'market-suspended' },
    { on: live({ allowsBets: false }), code: 'market-suspended' },
    { on: live({ isClosed: true, status: 'closed' }), code: 'market-closed' },
    { on: { ...live(), isStale: true }, code: 'prices-interrupted' },
  ])('refuses a market that accepts no bets with $code', ({ on, code }) =>
    expect(refused({}, { on })?.code).toBe(code),
  )

  it('BET-039 checks a stake against the current limits, not those at the tap', () => {
    const on = live({ min: 60_000n, max: 90_000n })
    expect(refused({ stakeText: '500' }, { on })).toEqual({
      code: 'stake-out-of-range',
      min: 60_000n,
      max: 90_000n,
    })
  })

  it.each([
    {
      code: 'stake-out-of-range',
      details: { min: '50', max: '700' },
      shown: { code: 'stake-out-of-range', min: 5_000n, max: 70_000n },
    },
    {
      code: 'not-enough-points',
      details: { available: '10', needed: '12.5' },
      shown: { code: 'not-enough-points', short: 250n },
    },
    { code: 'not-enough-points', details: {}, shown: { code: 'by-operator', message: 'No' } },
    { code: 'reality-check-due', details: {}, shown: { code: 'reality-check-due' } },
    { code: 'in-debt', details: { debt: '5' }, shown: { code: 'by-operator', message: 'No' } },
  ])('shows the operator’s $code with $details', ({ code, details, shown }) =>
    expect(refusalFromOperator(draft(), { code, message: 'No', details })).toEqual(shown),
  )

  it('reports how many points are missing', () => {
    expect(refused({}, { by: account({ available: 40_000n }) })).toEqual({
      code: 'not-enough-points',
      short: 10_000n,
    })
  })

  it('allows a hedge that needs no further points', () => {
    const own = draft({ side: 'lay', stakeText: '500' })
    const summary = slipSummary(own, live(), [bet()])
    expect(summary.exposureChange < 0n).toBe(true)
    expect(slipRefusal(own, live(), account({ available: 0n }), summary)).toBeUndefined()
  })
})

describe('tapping a price', () => {
  const price = {
    marketId: '1.200-1',
    runnerId: '2',
    runnerName: 'England',
    side: 'back' as const,
    odds: 122,
    run: 0,
    size: 1n,
  }

  it.each([
    { id: 'BET-036', on: live(), taken: { ...price, odds: 0 }, notAllowed: 'price' },
    { id: 'BET-037', on: live({ max: 100n }), taken: price, notAllowed: 'market' },
    { id: 'Q-079', on: live({ isClosed: true }), taken: price, notAllowed: 'market' },
    { id: 'Q-079', on: live({ isLocked: true }), taken: price, notAllowed: 'market' },
    {
      id: 'MKT-012',
      on: live({ runners: [runner('2', 'England', { status: 'removed' })] }),
      taken: price,
      notAllowed: 'market',
    },
    {
      id: 'MKT-008',
      on: live({ status: 'suspended' }),
      taken: price,
      notAllowed: 'market',
    },
  ])('$id is not allowed: $notAllowed', ({ on, taken, notAllowed }) =>
    expect(takePrice(taken, on, [])).toEqual({ notAllowed }),
  )

  it('is allowed while prices are interrupted, and its bet is refused', () => {
    const on = { ...live(), isStale: true }
    const taken = takePrice(price, on, [])
    expect(taken).toMatchObject({ draft: { odds: 122, seenOdds: 122 } })
    const own = draft({ stakeText: '500' })
    expect(slipRefusal(own, on, account(), slipSummary(own, on, []))).toEqual({ code: 'prices-interrupted' })
  })

  it('uses the price as it was rendered', () =>
    expect(takePrice(price, live(), [])).toMatchObject({
      draft: { odds: 122, seenOdds: 122, runnerId: '2', min: 10_000n },
    }))

  it('BET-001 BET-003 carries market, side, price, limits, delay, and the profit or loss of the player’s bets on each runner', () => {
    const book = [{ runnerId: '2', runnerName: 'England', amount: -5_000n }]
    const on = live({ externalType: 'betfair', isManual: true, allowsCashout: true })
    expect(takePrice(price, on, book)).toEqual({
      draft: {
        externalType: 'betfair',
        isManual: true,
        allowsCashout: true,
        runnerName: 'England',
        runnerId: '2',
        marketId: '1.200-1',
        marketName: 'Match Odds',
        marketType: 'betfair',
        eventId: '300-1',
        eventName: 'Netherlands v England',
        openDate: '2026-11-21T10:00:00.000Z',
        region: 'International',
        side: 'back',
        odds: 122,
        seenOdds: 122,
        run: 0,
        delaySeconds: 5,
        max: 2_500_000n,
        min: 10_000n,
        book,
      },
    })
  })
})
