import { sql } from 'drizzle-orm'
import type { Database } from '../operator/database/schema.ts'
import { availableAccount, exposureAccount } from '../operator/ledger/ledger.ts'

const batch = 20_000

/**
 * Writes `postings` postings on a player's available points and as many on exposure, as if one order had been
 * edited repeatedly.
 */
export async function writeHistory(
  database: Database,
  { userId, marketId, postings }: { userId: string; marketId: string; postings: number },
): Promise<void> {
  for (let from = 0; from < postings; from += batch) {
    const to = Math.min(postings, from + batch)
    await database.execute(sql`
      with edit as (
        insert into ledger_transaction (kind, reference, market_id, created_at)
        select 'bet', 'history:' || number || ':' || ${userId}::text, ${marketId}, now() from generate_series(${from + 1}::integer, ${to}::integer) as number
        returning id, reference
      ), moved as (
        select id, case when split_part(reference, ':', 2)::integer % 2 = 1 then 1 else -1 end as amount from edit
      )
      insert into posting (transaction_id, account, market_id, amount)
      select id, ${availableAccount(userId)}, ${marketId}, -amount from moved
      union all
      select id, ${exposureAccount(userId)}, ${marketId}, amount from moved`)
  }
  // A server does this automatically after a while.
  await database.execute(sql`analyze`)
}
