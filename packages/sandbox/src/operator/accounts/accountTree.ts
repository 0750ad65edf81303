import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { account, type AccountRow, type Database } from '../database/schema.ts'

/**
 * Returns a condition for the rows whose account in `column` is below `ancestorId` in the tree. An account is
 * not below itself.
 */
export const isBelow = (column: PgColumn, ancestorId: string): SQL<boolean> => sql`${column} in (
  with recursive below (id) as (
    select id from account where parent_id = ${ancestorId}
    union select child.id from account child join below on child.parent_id = below.id
  ) select id from below)`

/** Returns the accounts from this one to the top. */
export async function lineOf(executor: Database, id: string): Promise<AccountRow[]> {
  const rows = await executor
    .select()
    .from(account)
    .where(
      sql`${account.id} in (
        with recursive above (id, parent_id) as (
          select id, parent_id from account where id = ${id}
          union select parent.id, parent.parent_id from account parent join above on parent.id = above.parent_id
        ) select id from above)`,
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const line: AccountRow[] = []
  for (let row = byId.get(id); row; row = byId.get(row.parentId ?? '')) {
    byId.delete(row.id)
    line.push(row)
  }
  return line
}
