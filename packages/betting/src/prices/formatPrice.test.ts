import { expect, it } from 'vitest'
import { bet, draft } from '../testing/bet.ts'
import { priceInText, formatPrice, sideName } from './formatPrice.ts'
import { refusalFromOperator } from '../slip/model/slipRefusals.ts'
import { slipSummary } from '../slip/model/slipSummary.ts'

it.each([
  { marketType: 'betfair' as const, odds: 202, run: 0, word: '2.02' },
  { marketType: 'bookmaker' as const, odds: 8_500, run: 0, word: '85' },
  { marketType: 'bookmaker' as const, odds: 8_550, run: 0, word: '85.50' },
  { marketType: 'session' as const, odds: 10_000, run: 46, word: '46 @ 100' },
])('MKT-009 a $marketType price of $odds at $run reads $word', ({ word, ...price }) =>
  expect(formatPrice(price)).toBe(word),
)

it('keeps the run of a session before its odds in right-to-left text', () => {
  expect(priceInText({ marketType: 'session', odds: 10_000, run: 46 })).toBe('\u206646 @ 100\u2069')
  expect(priceInText({ marketType: 'betfair', odds: 202, run: 0 })).toBe('2.02')
})

it('MKT-001 calls the sides of a session yes and no', () => {
  expect([sideName('session', 'back'), sideName('session', 'lay')]).toEqual([
    'betting.side.yes',
    'betting.side.no',
  ])
  expect(sideName('bookmaker', 'lay')).toBe('betting.side.lay')
})

const session = draft({ marketType: 'session', odds: 10_000, seenOdds: 10_000, run: 46, stakeText: '100' })

it('refuses a session that moved with its new run, or the old one if the operator sends none', () => {
  const refused = (details: Record<string, unknown>) =>
    refusalFromOperator(session, { code: 'odds-changed', message: '', details })
  expect(refused({ odds: 10_000, run: 48 })).toEqual({
    code: 'odds-changed',
    marketType: 'session',
    asked: { odds: 10_000, run: 46 },
    now: { odds: 10_000, run: 48 },
  })
  expect(refused({ odds: 9_000 })).toMatchObject({ now: { odds: 9_000, run: 46 } })
})

it('PNL-001 PNL-009 the slip calculates a session by its run: a no above a yes makes it safe', () => {
  const market = { runners: [{ id: session.runnerId, status: 'active' }], numberOfWinners: 1 }
  const alone = slipSummary(session, market, [])
  expect(alone).toMatchObject({ profit: 10_000n, liability: 10_000n, exposureChange: 10_000n })
  expect(alone.bookAfter.byRunner).toEqual(new Map([[session.runnerId, -10_000n]]))
  const no = bet({
    marketId: session.marketId,
    marketType: 'session',
    runnerId: session.runnerId,
    side: 'lay',
    run: 50,
    profit: 10_000n,
    liability: 10_000n,
  })
  expect(slipSummary(session, market, [no])).toMatchObject({
    exposureChange: -10_000n,
    bookAfter: { exposure: 0n },
  })
})
