import type { MarketState } from '../operator/markets/marketState.ts'
import { SceneUnavailable } from './scene.ts'
import { isActive, type Stage } from './stage.ts'

type Found = Readonly<MarketState>

const hasPrices = ({ feed, runners }: Found): boolean =>
  feed.runners.some(({ id }) => {
    const runner = runners.get(id)
    return runner?.status === 'active' && (runner.back[0]?.odds ?? 0) > 0 && (runner.lay[0]?.odds ?? 0) > 0
  })

const isPlayable = (market: Found): boolean => isActive(market) && hasPrices(market)

/** The market that was moved last is first. */
const byMove = (one: Found, other: Found): number => other.movedAtMs - one.movedAtMs

/** A winner market that accepts bets: where a price moves in play, another in play is preferred over cricket's. */
const rank = ({ feed, isInPlay }: Found): number =>
  (isInPlay ? 0 : 4) + (feed.isNameless === true ? 2 : 0) + (feed.eventType.id === '4' ? 1 : 0)

const inPlayNow = (stage: Stage): Found[] =>
  stage
    .openMarkets('betfair')
    .filter((market) => market.isInPlay && feedNames(market) && isPlayable(market))
    .toSorted((one, other) => rank(one) - rank(other) || byMove(one, other))

const feedNames = ({ feed }: Found): boolean => feed.numberOfWinners === 1

/**
 * Returns an exchange market in play with prices. If there is none, moves a replayed event to its middle. Throws if that
 * brings none either.
 */
export async function marketInPlay(stage: Stage): Promise<Found> {
  const [first] = inPlayNow(stage)
  if (first) return first
  for (const { id, lengthMs, markets } of stage.events()) {
    if (!markets.some(({ feed }) => feed.type === 'betfair' && feed.numberOfWinners === 1)) continue
    stage.seek(id, lengthMs / 2)
    const found = await stage.soon(() => inPlayNow(stage)[0])
    if (found) return found
  }
  throw new SceneUnavailable('No market is in play with prices at the moment. Try again when one is.')
}

/** Returns an exchange market with prices, in play if possible. Throws if there is none. */
export function marketWithPrices(stage: Stage): Found {
  const [first] = stage
    .openMarkets('betfair')
    .filter(isPlayable)
    .toSorted((one, other) => rank(one) - rank(other) || byMove(one, other))
  if (!first) throw new SceneUnavailable('No market has prices at the moment. Try again when one has.')
  return first
}
