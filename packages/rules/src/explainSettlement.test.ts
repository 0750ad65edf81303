import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainSettlement, type MarketResult } from './explainSettlement.ts'

const bet = { side: 'back', marketType: 'betfair', odds: 250, run: 0, stake: 100_000n } as const
const settled = (runner: MarketResult['runner']): MarketResult => ({ state: 'settled', runner })
const session = { ...bet, marketType: 'session', odds: 9_000, run: 46 } as const
const line = (run: number | undefined): MarketResult => ({ state: 'settled', runner: 'active', run })

describe("the explanation of a bet's result", () => {
  it.each([
    [
      'a back of a winner',
      bet,
      settled('winner'),
      'won',
      150_000n,
      'runner-won',
      'stake-times-odds-less-one',
    ],
    ['a back of a loser', bet, settled('loser'), 'lost', -100_000n, 'runner-lost', 'stake'],
    [
      'a lay of a winner',
      { ...bet, side: 'lay' },
      settled('winner'),
      'lost',
      -150_000n,
      'runner-won',
      'stake-times-odds-less-one',
    ],
    ['a lay of a loser', { ...bet, side: 'lay' }, settled('loser'), 'won', 100_000n, 'runner-lost', 'stake'],
    [
      'a back in a dead heat',
      bet,
      { ...settled('winner'), winners: ['a', 'b'], sharedPlaces: 1 },
      'won',
      25_000n,
      'dead-heat',
      'stake-shared',
    ],
    [
      'a lay in a dead heat of three',
      { ...bet, side: 'lay' },
      { ...settled('winner'), winners: ['a', 'b', 'c'], sharedPlaces: 1 },
      'won',
      16_666n,
      'dead-heat',
      'stake-shared',
    ],
    [
      'a back of the second of two that tied for the last of three places',
      { ...bet, stake: 100_001n },
      {
        ...settled('winner'),
        winners: ['a', 'b', 'c', 'd'],
        sharedPlaces: 1,
        tied: 2,
        tiedIndex: 1,
      },
      'won',
      25_000n,
      'dead-heat',
      'stake-shared',
    ],
    [
      'a back of a clear winner of a market where others tied',
      bet,
      { ...settled('winner'), winners: ['a', 'b', 'c', 'd'] },
      'won',
      150_000n,
      'runner-won',
      'stake-times-odds-less-one',
    ],
    [
      'a loser behind a dead heat',
      bet,
      { ...settled('loser'), winners: ['a', 'b'], sharedPlaces: 1 },
      'lost',
      -100_000n,
      'runner-lost',
      'stake',
    ],
    [
      'a bookmaker back of a winner',
      { ...bet, marketType: 'bookmaker', odds: 8_500 },
      settled('winner'),
      'won',
      85_000n,
      'runner-won',
      'stake-times-odds-per-hundred',
    ],
    ['yes on the very run', session, line(46), 'won', 90_000n, 'run-reached', 'stake-times-odds-per-hundred'],
    ['yes one run short', session, line(45), 'lost', -100_000n, 'run-missed', 'stake'],
    [
      'no on the very run',
      { ...session, side: 'lay' },
      line(46),
      'lost',
      -90_000n,
      'run-reached',
      'stake-times-odds-per-hundred',
    ],
    ['no one run short', { ...session, side: 'lay' }, line(45), 'won', 100_000n, 'run-missed', 'stake'],
    [
      'a withdrawn runner',
      bet,
      { state: 'open', runner: 'removed' },
      'void',
      0n,
      'runner-withdrawn',
      'nothing',
    ],
    [
      'a withdrawn runner of a settled market',
      bet,
      settled('removed'),
      'void',
      0n,
      'runner-withdrawn',
      'nothing',
    ],
    ['a runner the result does not name', bet, settled('active'), 'void', 0n, 'runner-not-named', 'nothing'],
    ['a void market', bet, { state: 'void', runner: 'active' }, 'void', 0n, 'market-void', 'nothing'],
    ['a void session', session, { state: 'void', runner: 'active' }, 'void', 0n, 'market-void', 'nothing'],
    ['a session without a run', session, line(undefined), 'void', 0n, 'market-void', 'nothing'],
  ] as const)('%s', (_name, one, end, state, result, rule, sum) =>
    expect(explainSettlement(one, end)).toEqual({ state, result, rule, sum }),
  )

  it('names the same rule for both sides of one price, and the amounts sum to zero', () => {
    const priced = fc.record({
      marketType: fc.constantFrom('betfair' as const, 'bookmaker' as const, 'session' as const),
      odds: fc.integer({ min: 101, max: 40_000 }),
      run: fc.integer({ min: 1, max: 300 }),
      stake: fc.bigInt(1n, 10n ** 12n),
    })
    const end = fc.record({
      state: fc.constantFrom('settled' as const, 'void' as const),
      runner: fc.constantFrom('active' as const, 'winner' as const, 'loser' as const, 'removed' as const),
      run: fc.option(fc.nat(300), { nil: undefined }),
    })
    fc.assert(
      fc.property(priced, end, (price, how) => {
        const [back, lay] = (['back', 'lay'] as const).map((side) =>
          explainSettlement({ ...price, side }, how),
        )
        expect(back!.rule).toBe(lay!.rule)
        expect(back!.result + lay!.result).toBe(0n)
        expect(back!.state === 'void').toBe(back!.sum === 'nothing')
      }),
    )
  })
})
