import type { PlacedUnmatchedOrder, PriceSize, UnmatchedOrder } from '@kit/sdk/contract'
import type { PriceAsk } from '@kit/betting/feature'

const key = '00000000-0000-4000-8000-00000000000a'

/** England backed at 1.30, a quarter of it matched. */
export const unmatchedOrder = (own: Partial<UnmatchedOrder> = {}): UnmatchedOrder => ({
  id: 'order-1',
  key,
  event: { id: 'event-1', name: 'England v Australia' },
  marketId: 'market-1',
  marketName: 'Match Odds',
  side: 'back',
  runnerId: '2',
  runnerName: 'England',
  odds: 130,
  stake: 40_000n,
  matched: 10_000n,
  averageOdds: 131,
  ahead: 124_000n,
  atInPlay: 'lapse',
  endsWithConnection: false,
  state: 'waiting',
  createdAt: '2026-11-21T11:00:00Z',
  updatedAt: '2026-11-21T11:00:00Z',
  ...own,
})

export const otherOrder = unmatchedOrder({
  id: 'order-2',
  event: { id: 'event-2', name: 'Sydney Thunder v Perth Scorchers' },
  marketId: 'market-2',
  side: 'lay',
  runnerId: '7',
  runnerName: 'Perth Scorchers',
  odds: 204,
  stake: 1_250_000n,
  matched: 0n,
  ahead: 0n,
  atInPlay: 'keep',
  endsWithConnection: true,
})

export const levels = (...rows: readonly [odds: number, points: number][]): PriceSize[] =>
  rows.map(([odds, points]) => ({ odds, run: 0, size: BigInt(points) * 100n }))

/** England's prices: 1.22 to back, 1.24 to lay. */
export const offered = () => ({
  back: levels([122, 500], [121, 900]),
  lay: levels([124, 200], [125, 800], [130, 1_240]),
})

export const priceAsk = (own: Partial<PriceAsk> = {}): PriceAsk => ({
  marketId: 'market-1',
  marketName: 'Match Odds',
  eventId: 'event-1',
  eventName: 'England v Australia',
  runnerId: '2',
  runnerName: 'England',
  side: 'back',
  odds: 130,
  stake: 10_000n,
  isInPlay: false,
  delaySeconds: 0,
  offered,
  ...own,
})

export const placedOrder = (own: Partial<UnmatchedOrder> = {}): PlacedUnmatchedOrder => ({
  order: unmatchedOrder({ stake: 10_000n, matched: 0n, ...own }),
  bets: [],
  book: { marketId: 'market-1', byRunner: [], exposure: 0n },
})
