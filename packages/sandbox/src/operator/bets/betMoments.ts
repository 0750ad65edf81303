import { priceLevels, type BetMoment, type Order } from '@kit/sdk/contract'
import { bestOffer, type RequestedPrice } from '@kit/rules'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { FeedRunner } from '../../feed/feed.ts'
import { tableOf } from '../database/rows.ts'
import { bet, betMoment, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { levelsSent, type MarketState } from '../markets/marketState.ts'

export type MomentRow = typeof betMoment.$inferInsert

export interface Arrival {
  at: Date
  delayMs: number
  /** The best price on its side, or undefined if the side is empty. */
  best: RequestedPrice | undefined
}

export const arrivalOf = (
  { runnerId, side }: Order,
  live: Readonly<MarketState> | undefined,
  when: Pick<Arrival, 'at' | 'delayMs'>,
): Arrival => ({ ...when, best: bestOffer(live?.runners.get(runnerId)?.[side] ?? []) })

const wireOf = (levels: FeedRunner['back'] = []) => z.encode(priceLevels, levels.slice(0, levelsSent))

export const momentOf = (
  betId: string,
  { order, arrival: { at, delayMs, best } }: { order: Order; arrival: Arrival },
  runner: FeedRunner | undefined,
): MomentRow => ({
  betId,
  askedOdds: order.odds,
  askedRun: order.marketType === 'session' ? order.run : 0,
  pricePolicy: order.pricePolicy ?? null,
  priceSteps: order.priceSteps ?? null,
  arrivedOdds: best?.odds ?? null,
  arrivedRun: best?.run ?? null,
  receivedAt: at,
  delayMs,
  back: wireOf(runner?.back),
  lay: wireOf(runner?.lay),
})

const columns = Object.entries(getTableColumns(betMoment))
const columnTypes = Object.fromEntries(columns.map(([, column]) => [column.name, column.getSQLType()]))
const columnNames = sql.raw(Object.keys(columnTypes).join(', '))

export async function insertMoments(tx: Database, rows: readonly MomentRow[]): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof MomentRow]])),
  )
  await tx.execute(
    sql`insert into ${betMoment} (${columnNames}) select ${columnNames} from ${tableOf('asked', columnTypes, written)}`,
  )
}

/** Throws `moment-unknown` for other players' bets. */
export async function lookUpMoment(executor: Database, userId: string, betId: string): Promise<BetMoment> {
  const [row] = await executor
    .select({ moment: betMoment, odds: bet.odds, run: bet.run, createdAt: bet.createdAt })
    .from(betMoment)
    .innerJoin(bet, eq(bet.id, betMoment.betId))
    .where(and(eq(bet.id, betId), eq(bet.userId, userId)))
  if (!row)
    throw new Refused(404, { message: 'Nothing is kept of how this bet was placed', code: 'moment-unknown' })
  const { moment, odds, run, createdAt } = row
  return {
    betId,
    asked: { odds: moment.askedOdds, run: moment.askedRun },
    ...(moment.pricePolicy && { pricePolicy: moment.pricePolicy }),
    ...(moment.priceSteps && { priceSteps: moment.priceSteps }),
    arrived: moment.arrivedOdds === null ? null : { odds: moment.arrivedOdds, run: moment.arrivedRun ?? 0 },
    got: { odds, run },
    delayMs: moment.delayMs,
    receivedAt: moment.receivedAt.toISOString(),
    matchedAt: createdAt.toISOString(),
    back: z.decode(priceLevels, moment.back),
    lay: z.decode(priceLevels, moment.lay),
  }
}
