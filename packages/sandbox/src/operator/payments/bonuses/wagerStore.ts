import type { Minor } from '@kit/sdk/contract'
import { and, asc, eq, gt, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { bookOf } from '../../bets/exposure.ts'
import { runnersOfAll } from '../../markets/catalogue.ts'
import { bet, bonus, casinoBet, deposit, market, type Database } from '../../database/schema.ts'
import { wagered } from './wager.ts'

/** A bonus that is being turned over, or was. In minor units. */
export interface Wager {
  bonusId: string
  title: string
  required: Minor
  done: Minor
}

/**
 * A player's casino stakes since the bonus, of later bets that have won or lost. A bet that is void, or whose
 * result was rolled back, does not count.
 */
const casinoStakes: SQL<string> = sql<string>`(
  select coalesce(sum(${casinoBet.stake}), 0)::text from ${casinoBet}
  where ${casinoBet.userId} = ${deposit.userId}
    and ${casinoBet.state} in ('won', 'lost')
    and ${casinoBet.createdAt} >= ${deposit.updatedAt}
)`

/**
 * Returns the risk of a player's settled bets since a moment: per market the stakes, but at most the cost of
 * the worst outcome, so that opposite bets turn nothing over. The orders of a cash out reduce the risk and
 * add no stake.
 */
async function riskedSince(executor: Database, userId: string, since: Date): Promise<Minor> {
  const rows = await executor
    .select({
      market: { id: market.id, type: market.type, numberOfWinners: market.numberOfWinners },
      runnerId: bet.runnerId,
      side: bet.side,
      run: bet.run,
      stake: sql`coalesce(sum(${bet.stake}) filter (where ${bet.cashOutKey} is null), 0)::text`.mapWith(
        BigInt,
      ),
      profit: sql`sum(${bet.profit})::text`.mapWith(BigInt),
      liability: sql`sum(${bet.liability})::text`.mapWith(BigInt),
    })
    .from(bet)
    .innerJoin(market, eq(market.id, bet.marketId))
    .where(and(eq(bet.userId, userId), inArray(bet.state, ['won', 'lost']), gte(bet.createdAt, since)))
    .groupBy(market.id, bet.runnerId, bet.side, bet.run)
  const byMarket = new Map<string, typeof rows>()
  for (const row of rows) byMarket.set(row.market.id, [...(byMarket.get(row.market.id) ?? []), row])
  const runners = await runnersOfAll(executor, [...byMarket.keys()])
  let risked = 0n
  for (const [marketId, bets] of byMarket) {
    const [first] = bets
    if (!first) continue
    const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
    const { exposure } = bookOf(bets, runners.get(marketId) ?? [], first.market)
    risked += exposure < staked ? exposure : staked
  }
  return risked
}

/** Returns wagers, oldest first: one for each approved deposit whose bonus had one. */
export async function wagersOf(executor: Database, userId: string): Promise<Wager[]> {
  const rows = await executor
    .select({
      bonusId: bonus.id,
      title: bonus.title,
      required: deposit.wagerAmount,
      shares: bonus.wagerShares,
      since: deposit.updatedAt,
      casino: casinoStakes,
    })
    .from(deposit)
    .innerJoin(bonus, eq(bonus.id, deposit.bonusId))
    .where(and(eq(deposit.userId, userId), eq(deposit.state, 'approved'), gt(deposit.wagerAmount, 0n)))
    .orderBy(asc(deposit.number))
  const wagers: Wager[] = []
  for (const { shares, since, casino, ...wager } of rows) {
    const exchange = await riskedSince(executor, userId, since)
    const done = wagered({ exchange, casino: BigInt(casino) }, shares, wager.required)
    wagers.push({ ...wager, done })
  }
  return wagers
}

export async function unfinishedWager(executor: Database, userId: string): Promise<string | null> {
  const wagers = await wagersOf(executor, userId)
  return wagers.find(({ done, required }) => done < required)?.bonusId ?? null
}
