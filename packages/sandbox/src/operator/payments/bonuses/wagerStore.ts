import type { Minor } from '@kit/sdk/contract'
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { bet, bonus, casinoBet, deposit, type Database } from '../../database/schema.ts'
import { wagered } from './wager.ts'

/** A bonus that is being turned over, or was. In minor units. */
export interface Wager {
  bonusId: string
  title: string
  required: Minor
  done: Minor
}

/**
 * What a player staked since the bonus came, of bets that were placed after it and have won or lost. A bet that is void, or
 * whose result was taken back, does not count.
 */
const settledStakes = (table: typeof bet | typeof casinoBet, more = sql``): SQL<string> => sql<string>`(
  select coalesce(sum(${table.stake}), 0)::text from ${table}
  where ${table.userId} = ${deposit.userId}
    and ${table.state} in ('won', 'lost')
    and ${table.createdAt} >= ${deposit.updatedAt}
    ${more}
)`

/** A player's wagers, the oldest first: one for each approved deposit whose bonus had one. */
export async function wagersOf(executor: Database, userId: string): Promise<Wager[]> {
  const rows = await executor
    .select({
      bonusId: bonus.id,
      title: bonus.title,
      required: deposit.wagerAmount,
      shares: bonus.wagerShares,
      // The orders of a cash out turn nothing over.
      exchange: settledStakes(bet, sql`and ${bet.cashOutKey} is null`),
      casino: settledStakes(casinoBet),
    })
    .from(deposit)
    .innerJoin(bonus, eq(bonus.id, deposit.bonusId))
    .where(and(eq(deposit.userId, userId), eq(deposit.state, 'approved'), gt(deposit.wagerAmount, 0n)))
    .orderBy(asc(deposit.number))
  return rows.map(({ shares, exchange, casino, ...wager }) => ({
    ...wager,
    done: wagered({ exchange: BigInt(exchange), casino: BigInt(casino) }, shares, wager.required),
  }))
}

/** The id of the bonus that a player still has to turn over; null for none. */
export async function unfinishedWager(executor: Database, userId: string): Promise<string | null> {
  const wagers = await wagersOf(executor, userId)
  return wagers.find(({ done, required }) => done < required)?.bonusId ?? null
}
