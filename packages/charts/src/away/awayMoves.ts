import { priceLadder } from '@kit/rules'
import type { MarketType, Odds } from '@kit/sdk/contract'
import type { EventMarketPrices } from '@kit/betting/feature'

/** From how many steps of the exchange's ladder on a price is said to have moved. */
const leastSteps = 2
/** How many of them are named. */
const mostMoves = 3

/** A price that moved while nobody looked. Odds as the market writes them. */
export interface Move {
  marketId: string
  marketName: string
  marketType: MarketType
  runnerId: string
  runnerName: string
  was: Odds
  is: Odds
  /** Steps of the exchange's ladder. */
  steps: number
}

export interface AwayNews {
  /** The largest first. */
  moves: readonly Move[]
  /** Markets that were suspended meanwhile, and how often. */
  suspended: readonly { marketId: string; marketName: string; times: number }[]
}

/** How many steps of the ladder are below these odds. */
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

/** What 100 wins at a bookmaker's 85 is 1.85 in the odds of the ladder. */
const decimalOf = (odds: Odds, type: MarketType): number => (type === 'betfair' ? odds : 100 + odds / 100)

/** How many steps of the ladder lie between two prices of a market. */
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
 * What moved between two looks at an event: the largest moves of the prices to back, and what was suspended. Undefined where
 * no price moved by two steps of the ladder. `heard` counts the suspensions of which the page was told meanwhile.
 */
export function awayNews(
  before: readonly EventMarketPrices[],
  now: readonly EventMarketPrices[],
  heard: ReadonlyMap<string, number>,
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
    const times = Math.max(heard.get(id) ?? 0, isNew ? 1 : 0)
    return times > 0 ? { marketId: id, marketName: name, times } : []
  })
  return { moves, suspended }
}
