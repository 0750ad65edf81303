import type {
  listPlayerBetDetails,
  listPlayerBets,
  MarketTotals,
  PlayerBet,
  PlayerBetDetail,
} from '@kit/sdk/contract'
import { and, count, desc, eq, gte, inArray, lte, ne, sql, sum, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { isBelow } from '../accounts/accountTree.ts'
import { account, bet, market, type AccountRow, type Database } from '../database/schema.ts'
import { betOf } from './betStore.ts'
import { marketEnds } from './marketEnds.ts'

type PageAsked = Pick<z.output<typeof listPlayerBetDetails.request>, 'page' | 'limit'>
type EndedAsked = z.output<typeof listPlayerBetDetails.request>

export interface BetPage<Row = PlayerBet> {
  docs: Row[]
  totalDocs: number
}

/**
 * Returns a condition for the bets a caller may see: a player's own, for staff those of the players below,
 * for the administrator all.
 */
export function betsSeenBy({ id, userType }: AccountRow): SQL | undefined {
  if (userType === 'administrator') return undefined
  return userType === 'user' ? eq(bet.userId, id) : isBelow(bet.userId, id)
}

async function pageOf(
  executor: Database,
  condition: SQL | undefined,
  order: SQL[],
  { page, limit }: PageAsked,
): Promise<BetPage> {
  const [total] = await executor
    .select({ totalDocs: count() })
    .from(bet)
    .innerJoin(market, eq(market.id, bet.marketId))
    .where(condition)
  const rows = await executor
    .select({ bet, market, userName: account.userName })
    .from(bet)
    .innerJoin(market, eq(market.id, bet.marketId))
    .innerJoin(account, eq(account.id, bet.userId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const docs = rows.map((row) => ({
    ...betOf(row.bet, row.market),
    player: { id: row.bet.userId, userName: row.userName },
  }))
  return { docs, totalDocs: Number(total?.totalDocs ?? 0) }
}

const optional = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value)

const isOfExchange = ({ gameType }: Pick<EndedAsked, 'gameType'>): boolean =>
  gameType === undefined || gameType === 'exchange'

/** Returns open bets, newest first, optionally of one event or player. */
export async function listOpen(
  executor: Database,
  seen: SQL | undefined,
  asked: z.output<typeof listPlayerBets.request>,
): Promise<BetPage> {
  if (!isOfExchange(asked)) return { docs: [], totalDocs: 0 }
  const condition = and(
    seen,
    eq(bet.state, 'open'),
    optional(asked.eventId, (eventId) => eq(market.eventId, eventId)),
    optional(asked.userId, (userId) => eq(bet.userId, userId)),
  )
  return pageOf(executor, condition, [desc(bet.number)], asked)
}

/** Returns ended bets, newest first. This table contains exchange bets only. */
export async function listEnded(
  executor: Database,
  seen: SQL | undefined,
  asked: EndedAsked,
): Promise<BetPage> {
  if (!isOfExchange(asked)) return { docs: [], totalDocs: 0 }
  const condition = and(
    seen,
    ne(bet.state, 'open'),
    optional(asked.startDate, (from) => gte(bet.settledAt, new Date(from))),
    optional(asked.endDate, (to) => lte(bet.settledAt, new Date(to))),
    optional(asked.marketId, (marketId) => eq(bet.marketId, marketId)),
    optional(asked.betId, (id) => eq(bet.id, id)),
    optional(asked.userId, (userId) => eq(bet.userId, userId)),
  )
  return pageOf(executor, condition, [desc(bet.settledAt), desc(bet.number)], asked)
}

const placeOf = (playerId: string, marketId: string): string => JSON.stringify([playerId, marketId])

/** The operator takes no commission. */
async function totalsOf(executor: Database, bets: readonly PlayerBet[]): Promise<Map<string, MarketTotals>> {
  const resultOf = (side: 'back' | 'lay') =>
    sql`coalesce(${sum(bet.result)} filter (where ${bet.side} = ${side}), 0)::text`.mapWith(BigInt)
  const rows = await executor
    .select({
      playerId: bet.userId,
      marketId: bet.marketId,
      back: resultOf('back'),
      lay: resultOf('lay'),
    })
    .from(bet)
    .where(
      and(
        ne(bet.state, 'open'),
        inArray(bet.userId, [...new Set(bets.map(({ player }) => player.id))]),
        inArray(bet.marketId, [...new Set(bets.map(({ marketId }) => marketId))]),
      ),
    )
    .groupBy(bet.userId, bet.marketId)
  return new Map(
    rows.map(({ playerId, marketId, back, lay }) => [
      placeOf(playerId, marketId),
      { back, lay, net: back + lay, commission: 0n },
    ]),
  )
}

/**
 * Returns ended bets as in `listEnded`, each with its market's result and its player's total on that market.
 */
export async function listDetails(
  executor: Database,
  seen: SQL | undefined,
  asked: EndedAsked,
): Promise<BetPage<PlayerBetDetail>> {
  const { docs, totalDocs } = await listEnded(executor, seen, asked)
  const totals = await totalsOf(executor, docs)
  const endOf = await marketEnds(executor, docs)
  const none: MarketTotals = { back: 0n, lay: 0n, net: 0n, commission: 0n }
  return {
    docs: docs.map((row) => ({
      ...row,
      marketTotals: totals.get(placeOf(row.player.id, row.marketId)) ?? none,
      marketEnd: endOf(row),
    })),
    totalDocs,
  }
}
