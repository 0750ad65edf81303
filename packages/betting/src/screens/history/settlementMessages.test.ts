import type { BetDetail, MarketEnd } from '@kit/sdk/contract'
import { describe, expect, it } from 'vitest'
import { bet } from '../../testing/bet.ts'
import { sportsHistoryMessages } from './messages.ts'
import { settlementMessages } from './settlementMessages.ts'

const end: MarketEnd = {
  state: 'settled',
  runner: 'winner',
  winners: ['England'],
  remarks: '',
  endedAt: '2026-11-21T12:00:00.000Z',
  takenBack: 0,
}
const detail = (facts: Partial<BetDetail> = {}): BetDetail => ({
  ...bet({ state: 'won', result: 51_000n }),
  marketTotals: { back: 51_000n, lay: 0n, net: 51_000n, commission: 0n },
  marketEnd: end,
  ...facts,
})

describe('the explanation of a bet’s outcome', () => {
  it('names the rule, and calculates the result from the stake and the odds', () => {
    expect(settlementMessages(detail())).toEqual({
      rule: { id: 'betting.why.runner-won.back', values: { runner: 'England', run: '', line: '0' } },
      sum: {
        id: 'betting.why.sum.stake-times-odds-less-one',
        values: { stake: '500.00', odds: '2.02', result: '+510.00' },
      },
      exact: null,
      adjustment: null,
      differs: null,
    })
  })

  it('shows the rounding of a cash out’s lay, and the adjustment that makes outcomes equal on a separate line', () => {
    const lay = { side: 'lay', stake: 49_194n, odds: 124, state: 'lost', remainder: 1n } as const
    const settlement = settlementMessages(detail({ ...lay, result: -11_806n }))
    expect(settlement?.sum).toEqual({
      id: 'betting.why.sum.stake-times-odds-less-one',
      values: { stake: '491.94', odds: '1.24', result: '−118.07' },
    })
    expect(settlement?.exact).toBe('−118.0656')
    expect(settlement?.adjustment).toEqual({ adjustment: '+0.01', result: '−118.06' })
    expect(settlement?.differs).toBeNull()
  })

  it('shows neither rounding nor adjustment if the product has two decimals', () => {
    expect(settlementMessages(detail())).toMatchObject({ exact: null, adjustment: null })
  })

  it('names the run of a session next to the line, and its odds per hundred', () => {
    const settlement = settlementMessages(
      detail({
        marketType: 'session',
        side: 'lay',
        run: 46,
        odds: 9_000,
        state: 'lost',
        result: -45_000n,
        marketEnd: { ...end, runner: 'active', run: 50 },
      }),
    )
    expect(settlement?.rule).toEqual({
      id: 'betting.why.run-reached.lay',
      values: { runner: 'England', run: '50', line: '46' },
    })
    expect(settlement?.sum.values).toEqual({ stake: '500.00', odds: '90', result: '−450.00' })
    expect(settlement?.differs).toBeNull()
  })

  it('shows the result by the rules if the operator’s number is different', () => {
    expect(settlementMessages(detail({ result: 50_000n }))?.differs).toMatchObject({ result: 51_000n })
    expect(settlementMessages(detail({ state: 'void', result: 0n }))?.differs).toMatchObject({ state: 'won' })
  })

  it('is empty if the operator does not report how the market ended, or it has not ended', () => {
    expect(settlementMessages(detail({ marketEnd: undefined }))).toBeNull()
    expect(settlementMessages(detail({ state: 'open', result: 0n }))).toBeNull()
  })

  it('has a message for every rule, on both sides', () => {
    const ends: Partial<MarketEnd>[] = [
      { runner: 'winner' },
      { runner: 'winner', winners: ['England', 'Australia'], sharedPlaces: 1 },
      { runner: 'loser' },
      { runner: 'removed' },
      { runner: 'active' },
      { state: 'void', runner: 'active' },
      { runner: 'active', run: 10 },
      { runner: 'active', run: 90 },
    ]
    const said = new Set<string>()
    for (const marketType of ['betfair', 'session'] as const)
      for (const side of ['back', 'lay'] as const)
        for (const facts of ends) {
          const settlement = settlementMessages(
            detail({ marketType, side, run: 46, marketEnd: { ...end, ...facts } }),
          )
          for (const id of [settlement!.rule.id, settlement!.sum.id]) {
            expect(sportsHistoryMessages).toHaveProperty([id])
            said.add(id)
          }
        }
    const written = Object.keys(sportsHistoryMessages).filter((id) => id.startsWith('betting.why.'))
    const rules = written.filter((id) =>
      /\.(back|lay|runner-withdrawn|runner-not-named|market-void|dead-heat)$|\.sum\./.test(id),
    )
    expect([...said].toSorted()).toEqual(rules.toSorted())
  })
})
