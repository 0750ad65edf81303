import { ledgerFaults, type LedgerCheck, type LedgerFault } from '@kit/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../database/rows.ts'
import {
  balance,
  dayResult,
  ledgerTransaction,
  market,
  marketBalance,
  posting,
  withdrawal,
  type Database,
} from '../database/schema.ts'

const differing = (rows: SQL, sums: SQL): SQL => sql`(${rows} except ${sums}) union (${sums} except ${rows})`

const counts: Record<LedgerFault, SQL> = {
  unbalanced: sql`
    select transaction_id from ${posting} group by transaction_id having sum(amount) <> 0`,
  overdrawn: sql`
    select account from ${posting} where account like 'player:%' group by account having sum(amount) < 0`,
  overpaidDebts: sql`
    select account from ${posting} where account like 'debt:%' group by account having sum(amount) > 0`,
  withdrawals: sql`
    select coalesce(held.owner, waiting.owner) from
      (select split_part(account, ':', 2) as owner, sum(amount) as amount from ${posting}
        where account like 'player:%:withdrawing' group by account having sum(amount) <> 0) as held
      full join
      (select user_id as owner, sum(amount) as amount from ${withdrawal}
        where state in ('pending', 'processing') group by user_id) as waiting
      using (owner)
    where coalesce(held.amount, 0) <> coalesce(waiting.amount, 0)`,
  reserves: sql`
    select account from ${posting} as reserve join ${market} as ended on ended.id = reserve.market_id
    where account like 'player:%:exposure' and ended.state <> 'open'
    group by account, reserve.market_id having sum(amount) <> 0`,
  balances: sql`
    select account from (${differing(
      sql`select account, amount from ${balance} where amount <> 0`,
      sql`select account, sum(amount) from ${posting} group by account having sum(amount) <> 0`,
    )}) as wrong group by account
    union all
    select user_id || ' ' || market_id from (${differing(
      sql`select user_id, market_id, held, result from ${marketBalance} where held <> 0 or result <> 0`,
      sql`
        select user_id, market_id, sum(held), sum(amount) from (
          select split_part(account, ':', 2) as user_id, market_id, amount,
            case when account like 'player:%:exposure' then amount else 0 end as held
          from ${posting} where market_id is not null and account not like 'house:%') as own
        group by user_id, market_id having sum(held) <> 0 or sum(amount) <> 0`,
    )}) as wrong group by user_id, market_id
    union all
    select user_id || ' ' || day from (${differing(
      sql`select user_id, day, result from ${dayResult} where result <> 0`,
      sql`
        select split_part(account, ':', 2) as user_id, (created_at at time zone 'UTC')::date as day, sum(amount)
        from ${posting} join ${ledgerTransaction} as entry on entry.id = transaction_id
        where kind in ('bet', 'adjustment', 'settlement', 'rollback') and account not like 'house:%'
        group by 1, 2 having sum(amount) <> 0`,
    )}) as wrong group by user_id, day`,
}

/** Returns sums by kind of account and the number of faults, all at one moment. */
export const checkLedger = (database: Database, at: Date): Promise<LedgerCheck> =>
  database.transaction(
    async (tx) => {
      const sums = await rowsOf(
        tx,
        sql`
          select
            case when account like 'house:%' then account
              when account like 'debt:%' then 'debt'
              else split_part(account, ':', 3) end as account,
            sum(amount)::text as amount
          from ${posting} group by 1 order by 1`,
      )
      const faults: LedgerCheck['faults'] = []
      for (const fault of ledgerFaults) {
        const [row] = await rowsOf(
          tx,
          sql`select count(*)::integer as count from (${counts[fault]}) as wrong`,
        )
        faults.push({ fault, count: Number(row?.['count']) })
      }
      const amounts = sums.map((row) => ({
        account: String(row['account']),
        amount: BigInt(String(row['amount'])),
      }))
      const total = amounts.reduce((sum, { amount }) => sum + amount, 0n)
      return {
        isSound: total === 0n && faults.every(({ count }) => count === 0),
        checkedAt: at.toISOString(),
        transactions: await tx.$count(ledgerTransaction),
        postings: await tx.$count(posting),
        total,
        sums: amounts,
        faults,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
