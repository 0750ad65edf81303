import {
  listUnmatchedOrders,
  placeUnmatchedOrder,
  type PlacedUnmatchedOrder,
  type UnmatchedOrder,
} from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { FeedRunner } from '../feed/feed.ts'
import { market } from '../operator/database/schema.ts'
import { testMarket } from './fakeFeed.ts'
import { until, type Answered, type TestOperator, type TestPlayer } from './operator.ts'

type Caller = Pick<TestPlayer, 'call'>

/** Default: 100 points on the first runner at 2.10. */
export const asking = (marketId: string, more: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  marketId,
  eventId: `event-${marketId}`,
  teamId: '101',
  oddType: 'BACK',
  odd: 2.1,
  stake: 100,
  atInPlay: 'lapse',
  ...more,
})

export const askFor = (player: Caller, wire: ReturnType<typeof asking>) =>
  player.call('POST', 'api/user/openBet/waiting', wire)

export const readPlaced = ({ status, body }: Answered): PlacedUnmatchedOrder => {
  if (status !== 200) throw new Error(`It was not taken: ${status} ${String(body['code'])}.`)
  return z.decode(placeUnmatchedOrder.response, body.docs as never)
}

/** Throws if the order is refused. */
export const placed = async (player: Caller, marketId: string, more = {}): Promise<PlacedUnmatchedOrder> =>
  readPlaced(await askFor(player, asking(marketId, more)))

export async function unmatchedOrdersOf(player: Caller): Promise<UnmatchedOrder[]> {
  const { body } = await player.call('GET', 'api/user/openBet/waiting')
  return z.decode(listUnmatchedOrders.response, body.docs as never)
}

type Level = readonly [odds: number, points: number]

const levels = (of: readonly Level[]) =>
  of.map(([odds, points]) => ({ odds, run: 0, size: BigInt(Math.round(points * 100)) }))

/** Returns a runner's prices and matched amounts: odds in hundredths, sizes in points. */
export const pricedRunner = (
  id: string,
  {
    back = [[200, 1_000]],
    lay = [[202, 1_000]],
    traded = [],
  }: Partial<Record<'back' | 'lay' | 'traded', readonly Level[]>>,
): FeedRunner => ({ id, status: 'active', back: levels(back), lay: levels(lay), traded: levels(traded) })

let said = 0

/**
 * Resolves when the feed's queue has processed all earlier updates. It sends a market's name last and waits
 * for it.
 */
export async function whenSettled({ sandbox, say }: Pick<TestOperator, 'sandbox' | 'say'>): Promise<void> {
  said += 1
  const name = `Said ${said}`
  say({ kind: 'market', market: testMarket('9.9', { name }) })
  await until(async () => (await sandbox.database.$count(market, eq(market.name, name))) === 1)
}
