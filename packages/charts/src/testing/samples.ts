import type { PriceHistory } from '@kit/sdk/contract'
import type { ChartAsk, EventMarketPrices } from '@kit/betting/feature'

export const sampleNow = Date.UTC(2026, 10, 21, 12)

export const chartAsk = (own: Partial<ChartAsk> = {}): ChartAsk => ({
  marketId: 'market-1',
  marketName: 'Match Odds',
  marketType: 'betfair',
  eventId: 'event-1',
  eventName: 'England v Australia',
  runnerId: '2',
  runnerName: 'England',
  best: () => ({ back: 196, lay: 198 }),
  ...own,
})

const minute = 60_000

/** Half an hour of England: the price drifts, a wicket suspends the market, and it returns shorter. */
export function history(nowMs = sampleNow): PriceHistory {
  const from = nowMs - 30 * minute
  const points = Array.from({ length: 180 }, (_, index) => {
    const at = from + index * 10_000
    const back = 200 + Math.round(18 * Math.sin(index / 14)) + (index > 130 ? -14 : 0)
    return {
      at,
      back,
      lay: back + 2 + (index % 9 === 0 ? 2 : 0),
      last: back,
      traded: 4_000_000n + BigInt(index * index) * 900n,
    }
  })
  return {
    from,
    upTo: nowMs - 1_000,
    points,
    moments: [
      { at: nowMs - 27 * minute, kind: 'in-play' },
      { at: nowMs - 6.4 * minute, kind: 'suspended' },
      { at: nowMs - 6.2 * minute, kind: 'wicket', team: 'Australia', score: '112/4' },
      { at: nowMs - 5.5 * minute, kind: 'resumed' },
    ],
  }
}

/** Creates a market in the page's form, with both prices of each runner by name. */
export const eventPrices = (
  backs: Readonly<Record<string, number>>,
  own: Partial<EventMarketPrices> = {},
): EventMarketPrices => ({
  id: 'market-1',
  name: 'Match Odds',
  type: 'betfair',
  status: 'active',
  isStale: false,
  runners: Object.entries(backs).map(([name, back]) => ({ id: name, name, back, lay: back + 2 })),
  ...own,
})
