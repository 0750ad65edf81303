import { ladderStep } from '@kit/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventPrices } from '../testing/samples.ts'
import { awayNews, stepsBetween } from './awayMoves.ts'

const nothingReceived = new Map<string, number>()

it('counts the steps of the ladder between two prices, either way', () => {
  const ladder = fc.integer({ min: 101, max: 40_000 })
  fc.assert(
    fc.property(ladder, fc.integer({ min: 0, max: 9 }), (odds, times) => {
      const was = ladderStep(odds, 1)
      let is = was
      for (let turn = 0; turn < times; turn += 1) is = ladderStep(is, 1)
      expect(stepsBetween(was, is, 'betfair')).toBe(times)
      expect(stepsBetween(is, was, 'betfair')).toBe(times)
    }),
  )
  // 85 and 88 per 100 are 1.85 and 1.88.
  expect(stepsBetween(8_500, 8_800, 'bookmaker')).toBe(3)
})

it('lists the largest moves first, three at most, and none of less than two steps', () => {
  const before = [eventPrices({ Ash: 150, Birch: 200, Cedar: 300, Elm: 600, Fir: 900 })]
  const now = [eventPrices({ Ash: 151, Birch: 210, Cedar: 310, Elm: 1_000, Fir: 1_000 })]
  const moves = awayNews(before, now, nothingReceived)?.moves ?? []
  expect(moves.map(({ runnerName, was, is, steps }) => [runnerName, was, is, steps])).toEqual([
    ['Elm', 600, 1_000, 20],
    ['Birch', 200, 210, 5],
    ['Fir', 900, 1_000, 5],
  ])
})

it('shows nothing if no price moved, whatever was suspended', () => {
  const before = [eventPrices({ Ash: 150 })]
  expect(awayNews(before, [eventPrices({ Ash: 151 })], new Map([['market-1', 4]]))).toBeUndefined()
  expect(awayNews(before, [eventPrices({ Ash: 0 })], nothingReceived)).toBeUndefined()
  expect(awayNews([], [eventPrices({ Ash: 150 })], nothingReceived)).toBeUndefined()
  expect(awayNews(before, [eventPrices({ Ash: 190 }, { status: 'closed' })], nothingReceived)).toBeUndefined()
})

it('shows how often a market was suspended by the events received, and that one is suspended now', () => {
  const before = [eventPrices({ Ash: 150 })]
  const suspended = [eventPrices({ Ash: 160 }, { status: 'suspended' })]
  const times = (suspensions: ReadonlyMap<string, number>) =>
    awayNews(before, suspended, suspensions)?.suspended
  expect(times(nothingReceived)).toEqual([{ marketId: 'market-1', marketName: 'Match Odds', times: 1 }])
  expect(times(new Map([['market-1', 3]]))).toMatchObject([{ times: 3 }])
  expect(awayNews(before, [eventPrices({ Ash: 160 })], nothingReceived)?.suspended).toEqual([])
})
