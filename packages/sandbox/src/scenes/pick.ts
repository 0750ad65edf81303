import type { MarketState } from '../operator/markets/marketState.ts'
import { SceneUnavailable } from './sceneUnavailable.ts'
import { isActive, type Stage } from './stage.ts'

type Found = Readonly<MarketState>

const hasPrices = ({ feed, runners }: Found): boolean =>
  feed.runners.some(({ id }) => {
    const runner = runners.get(id)
    return runner?.status === 'active' && (runner.back[0]?.odds ?? 0) > 0 && (runner.lay[0]?.odds ?? 0) > 0
  })

const isPlayable = (market: Found): boolean => isActive(market) && hasPrices(market)

/** A market whose prices have not moved for this time, in ms, e.g. at half time, comes after the others. */
const restMs = 5000

/** Markets in play first, then those that move, then named ones, then other sports than cricket, which is suspended often. */
function inOrder(markets: readonly Found[]): Found[] {
  const lastMs = Math.max(...markets.map(({ movedAtMs }) => movedAtMs))
  const rank = ({ feed, isInPlay, movedAtMs }: Found): number =>
    (isInPlay ? 0 : 8) +
    (lastMs - movedAtMs > restMs ? 4 : 0) +
    (feed.isNameless === true ? 2 : 0) +
    (feed.eventType.id === '4' ? 1 : 0)
  return markets.toSorted((one, other) => rank(one) - rank(other))
}

const hasOneWinner = ({ feed }: Found): boolean => feed.numberOfWinners === 1

const inPlayNow = (stage: Stage): Found[] =>
  inOrder(
    stage
      .openMarkets('betfair')
      .filter((market) => market.isInPlay && hasOneWinner(market) && isPlayable(market)),
  )

/**
 * Returns an exchange market in play with prices. Otherwise moves a replayed event to its middle. Throws if that
 * brings none either.
 */
export async function marketInPlay(stage: Stage): Promise<Found> {
  const [first] = inPlayNow(stage)
  if (first) return first
  for (const { id, lengthMs, markets } of stage.events()) {
    if (!markets.some((market) => market.feed.type === 'betfair' && hasOneWinner(market))) continue
    stage.seek(id, lengthMs / 2)
    const found = await stage.soon(() => inPlayNow(stage)[0])
    if (found) return found
  }
  throw new SceneUnavailable('No market is in play with prices at the moment. Try again when one is.')
}

/** Returns an exchange market with prices, in play if possible. Throws otherwise. */
export function marketWithPrices(stage: Stage): Found {
  const [first] = inOrder(stage.openMarkets('betfair').filter(isPlayable))
  if (!first) throw new SceneUnavailable('No market has prices at the moment. Try again when one has.')
  return first
}
