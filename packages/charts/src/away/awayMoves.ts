import { priceLadder } from '@kit/rules'
import type { MarketType, Odds } from '@kit/sdk/contract'
import type { EventMarketPrices } from '@kit/betting/feature'

/** Smallest move in ladder steps. */
const leastSteps = 2
const mostMoves = 3

/** Odds in the market's own notation. */
export interface Move {
  marketId: string
  marketName: string
  marketType: MarketType
  runnerId: string
  runnerName: string
  was: Odds
  is: Odds
  steps: number
}

export interface AwayNews {
  moves: readonly Move[]
  suspended: readonly { marketId: string; marketName: string; times: number }[]
}

function stepOf(odds: Odds): number {
  let low = 0
  let high = priceLadder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (priceLadder[middle]! <= odds) low = middle + 1
    else high = middle
  }
  return low
}

/** 85 is 1.85. */
const decimalOf = (odds: Odds, type: MarketType): number => (type === 'betfair' ? odds : 100 + odds / 100)

export const stepsBetween = (was: Odds, is: Odds, type: MarketType): number =>
  Math.abs(stepOf(decimalOf(is, type)) - stepOf(decimalOf(was, type)))

function movesOf(before: EventMarketPrices, now: EventMarketPrices): Move[] {
  return now.runners.flatMap(({ id, name, back }) => {
    const was = before.runners.find((runner) => runner.id === id)?.back ?? 0
    if (was === 0 || back === 0) return []
    const steps = stepsBetween(was, back, now.type)
    if (steps < leastSteps) return []
    const ofMarket = { marketId: now.id, marketName: now.name, marketType: now.type }
    return { ...ofMarket, runnerId: id, runnerName: name, was, is: back, steps }
  })
}

/**
 * The largest moves of the back prices, and the suspensions. Undefined if no price moved by two ladder steps.
 * `suspensions` are those that the page received in the meantime.
 */
export function awayNews(
  before: readonly EventMarketPrices[],
  now: readonly EventMarketPrices[],
  suspensions: ReadonlyMap<string, number>,
): AwayNews | undefined {
  const pairs = now.flatMap((market) => {
    const own = before.find(({ id }) => id === market.id)
    return own && market.type !== 'session' && market.status !== 'closed' ? [[own, market] as const] : []
  })
  const moves = pairs
    .flatMap(([own, market]) => movesOf(own, market))
    .toSorted((one, other) => other.steps - one.steps)
    .slice(0, mostMoves)
  if (moves.length === 0) return undefined
  const suspended = pairs.flatMap(([own, { id, name, status }]) => {
    const isNew = own.status === 'active' && status === 'suspended'
    const times = Math.max(suspensions.get(id) ?? 0, isNew ? 1 : 0)
    return times > 0 ? { marketId: id, marketName: name, times } : []
  })
  return { moves, suspended }
}
