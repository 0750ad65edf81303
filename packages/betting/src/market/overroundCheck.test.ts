import type { Market } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { bookmaker, levels, line, market, runner, session } from '../testing/market.ts'
import { createLivePrices } from '../prices/livePrices.ts'
import { isBlockedByOverround, isUnreliable } from './overroundCheck.ts'

function held(listed: Market) {
  const prices = createLivePrices()
  prices.seed(listed)
  return { prices, structure: prices.structure(listed.id)! }
}
const isFlagged = (listed: Market): boolean => {
  const { prices, structure } = held(listed)
  return isUnreliable(prices, structure)
}

/** Two runners of a bookmaker, with the profit on a stake of 100 on each side. */
const book = (one: [number, number], other: [number, number], facts: Partial<Market> = {}) =>
  bookmaker({
    runners: [one, other].map(([back, lay], at) =>
      runner(String(at), `Runner ${at}`, { back: [line(0, back)], lay: [line(0, lay)] }),
    ),
    ...facts,
  })

// 95 per 100 is 1.95: twice 51.28 % is 102.56 %; 103 per 100 is 2.03: twice 49.26 % is 98.52 %.
const sound = () => book([95, 103], [95, 103])

it('MKT-035 Q-081 accepts a bookmaker whose best prices add up, by their decimal odds', () => {
  expect(isFlagged(sound())).toBe(false)
})

it.each([
  ['both sides backed at too much', book([110, 120], [110, 120])],
  ['laid at too little', book([95, 96], [95, 96])],
  ['a side that nobody offers', book([95, 103], [0, 0])],
])('MKT-035 does not accept %s', (_, listed) => expect(isFlagged(listed)).toBe(true))

it('MKT-035 leaves out withdrawn runners', () => {
  const { runners } = sound()
  const gone = runner('9', 'Gone', { status: 'removed', back: [], lay: [] })
  expect(isFlagged(sound())).toBe(isFlagged(bookmaker({ runners: [...runners, gone] })))
})

it('MKT-035 Q-081 checks manual markets, but not the exchange, sessions, several winners or closed markets', () => {
  const mad = { runners: [runner('1', 'A', { back: levels(900), lay: levels(950) })] }
  expect(isFlagged(market({ ...mad, isManual: true }))).toBe(true)
  expect(isFlagged(market(mad))).toBe(false)
  expect(isFlagged(session('s6', '6 over runs'))).toBe(false)
  const off = book([110, 120], [110, 120])
  expect(isFlagged({ ...off, numberOfWinners: 2 })).toBe(false)
  expect(isFlagged({ ...off, isClosed: true })).toBe(false)
})

it('Q-081 blocks bets only if the brand enforces it', () => {
  const { prices, structure } = held(book([110, 120], [110, 120]))
  const isBlocked = (enforceOverround: boolean) =>
    isBlockedByOverround({ prices, options: { enforceOverround } as never }, structure)
  expect([isBlocked(true), isBlocked(false)]).toEqual([true, false])
})
