import type { paymentListRequest } from '@kit/sdk/contract'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { visibleTo } from '../accounts/visibleTo.ts'
import { account, type AccountRow, type deposit, type withdrawal } from '../database/schema.ts'

export type ListAsked = z.output<typeof paymentListRequest>

const holds = (text: SQL, search: string): SQL => sql`position(lower(${search}) in lower(${text})) > 0`

/** The filter of a list. `texts` are the columns to search besides id and user name. */
export function asked(
  table: typeof deposit | typeof withdrawal,
  caller: AccountRow,
  { status, search, startDate, endDate }: ListAsked,
  texts: readonly SQL[],
): SQL | undefined {
  const found = [sql`${table.id}`, sql`${account.userName}`, ...texts].map((text) => holds(text, search))
  return and(
    visibleTo(table, caller),
    status && eq(table.state, status),
    startDate === undefined ? undefined : gte(table.createdAt, new Date(startDate)),
    endDate === undefined ? undefined : lte(table.createdAt, new Date(endDate)),
    search === '' ? undefined : sql`(${sql.join(found, sql` or `)})`,
  )
}
