import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bet, draft } from '../../../testing/bet.ts'
import { market } from '../../../testing/market.ts'
import { bookOfKind, liability, profit } from '@kit/rules'
import { draftStake } from '../../model/betDraft.ts'
import { lineTotals } from './lineTotals.ts'

const markets = ['1.200-1', '1.200-2', '1.200-3'].map((id) => market({ id }))
const marketOf = (id: string) => markets.find((one) => one.id === id)
const runnerIds = ['1', '2']

const someDraft = fc
  .record({
    marketId: fc.constantFrom(...markets.map(({ id }) => id)),
    runnerId: fc.constantFrom(...runnerIds),
    side: fc.constantFrom('back' as const, 'lay' as const),
    odds: fc.integer({ min: 101, max: 5_000 }),
    stakeText: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 50_000 }).map(String)),
  })
  .map(draft)

describe('the totals of several bets', () => {
  it('add up stake and liability of each bet, and let a lay cover a back on its market', () => {
    const drafts = [
      draft({ stakeText: '100', odds: 300 }),
      draft({ stakeText: '100', odds: 300, side: 'lay' }),
      draft({ stakeText: '' }),
    ]
    expect(lineTotals(drafts, marketOf, [])).toEqual({
      count: 2,
      stake: 20_000n,
      liability: 30_000n,
      exposureChange: 0n,
    })
  })

  it('include the open bets: a hedge frees points', () => {
    const open = [bet({ stake: 10_000n, odds: 300, profit: 20_000n, liability: 10_000n })]
    const hedge = [draft({ stakeText: '100', odds: 300, side: 'lay' })]
    expect(lineTotals(hedge, marketOf, open).exposureChange).toBe(-10_000n)
  })

  it('are the sums of any bets, with the exposure of the markets’ books', () => {
    fc.assert(
      fc.property(fc.array(someDraft, { maxLength: 10 }), (drafts) => {
        const totals = lineTotals(drafts, marketOf, [])
        const bets = drafts
          .map((one) => ({ ...one, stake: draftStake(one) }))
          .filter(({ stake }) => stake > 0n)
          .map((one) => ({ ...one, profit: profit(one), liability: liability(one) }))
        const sum = (of: (one: (typeof bets)[number]) => bigint) =>
          bets.reduce((total, one) => total + of(one), 0n)
        expect(totals.count).toBe(bets.length)
        expect(totals.stake).toBe(sum(({ stake }) => stake))
        expect(totals.liability).toBe(sum((one) => one.liability))
        const exposures = markets.map(({ id, type, numberOfWinners }) => {
          const own = bets.filter(({ marketId }) => marketId === id)
          return bookOfKind(own, runnerIds, { type, numberOfWinners }).exposure
        })
        expect(totals.exposureChange).toBe(exposures.reduce((total, one) => total + one, 0n))
        expect(totals.exposureChange <= totals.liability).toBe(true)
      }),
    )
  })

  it('have the same exposure and stake whatever the order of the bets', () => {
    fc.assert(
      fc.property(fc.array(someDraft, { maxLength: 10 }), (drafts) => {
        expect(lineTotals(drafts.toReversed(), marketOf, [])).toEqual(lineTotals(drafts, marketOf, []))
      }),
    )
  })
})
