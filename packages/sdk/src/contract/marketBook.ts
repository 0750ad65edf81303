import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { points, type Minor } from './money.ts'

/** Profit or loss of a market by winning runner, and its exposure: the liability map of the specification. */
export interface MarketBook {
  marketId: string
  /**
   * Profit (positive) or loss (negative) in minor units when that runner wins. With several winners: the worst case in
   * which it is one of them. For a session: at its worst run.
   */
  byRunner: { runnerId: string; runnerName: string; amount: Minor }[]
  /** The most the player's bets on this market can lose, in minor units, never negative. */
  exposure: Minor
  /**
   * Sessions only: profit or loss at each run, from the lowest run bet on minus 1 to the highest plus 1, by run. The first
   * and last cover every lower and every higher result.
   */
  sessionBook?: { run: number; amount: Minor }[] | undefined
}

/** Named as in PNL-009; a tapped price calls the same amount `exposureOrProfit` too (BET-001). */
const wireRow = z.object({
  teamId: z.string(),
  teamName: z.string(),
  exposureOrProfit: points,
  profit: z._default(points, 0n),
  liability: z._default(points, 0n),
  minLoss: z._default(points, 0n),
  sessionBook: z.optional(z.record(z.string().check(z.regex(/^(?:0|[1-9]\d{0,5})$/)), points)),
})

export const wireMarketBook = z.object({ map: z.array(wireRow), exposure: points })
type WireMarketBook = z.output<typeof wireMarketBook>

const byRun = (one: { run: number }, other: { run: number }): number => one.run - other.run

export function bookOfWire(marketId: string, { map, exposure }: WireMarketBook): MarketBook {
  const session = map.find(({ sessionBook }) => sessionBook)?.sessionBook
  return {
    marketId,
    byRunner: map.map((row) => ({
      runnerId: row.teamId,
      runnerName: row.teamName,
      amount: row.exposureOrProfit,
    })),
    exposure,
    ...(session && {
      sessionBook: Object.entries(session)
        .map(([run, amount]) => ({ run: Number(run), amount }))
        .toSorted(byRun),
    }),
  }
}

const least = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((low, amount) => (amount < low ? amount : low), amounts[0] ?? 0n)

export function wireOfBook({ byRunner, exposure, sessionBook }: MarketBook): WireMarketBook {
  const minLoss = exposure > 0n ? -exposure : least((sessionBook ?? byRunner).map(({ amount }) => amount))
  const map = byRunner.map(({ runnerId, runnerName, amount }) => ({
    teamId: runnerId,
    teamName: runnerName,
    exposureOrProfit: amount,
    profit: amount > 0n ? amount : 0n,
    liability: amount < 0n ? -amount : 0n,
    minLoss,
    ...(sessionBook && {
      sessionBook: Object.fromEntries(sessionBook.map((step) => [String(step.run), step.amount])),
    }),
  }))
  return { map, exposure }
}

const bookOnList = z.codec(z.extend(wireMarketBook, { marketId: z.string() }), z.custom<MarketBook>(), {
  decode: ({ marketId, ...wire }): MarketBook => bookOfWire(marketId, wire),
  encode: (ours) => ({ marketId: ours.marketId, ...wireOfBook(ours) }),
})

/** The liability map of every market with open bets, for a page that was reloaded: `placeBet` answers only one market's. */
export const listMarketBooks = endpoint({
  name: 'listMarketBooks',
  method: 'GET',
  path: 'api/user/openBet/marketBook',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(bookOnList),
  family: 'openBets',
  source: 'addition: the liability map of each market with open bets',
})
