import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './schema.ts'

/** The rows of a statement that no table of the schema answers, as the driver gives them. */
export async function rowsOf(executor: Database, statement: SQL): Promise<Record<string, unknown>[]> {
  const result = (await executor.execute(statement)) as { rows: Record<string, unknown>[] }
  return result.rows
}

/**
 * Rows as one value of a statement, whose text is the same for however many: `bet` with `{ id: 'text' }` is a table `bet`
 * with a column `id`. Amounts of money are written as text, and read as what the column says.
 */
export function tableOf(
  name: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): SQL {
  const declared = Object.entries(columns).map(([column, type]) => `${column} ${type}`)
  const written = JSON.stringify(rows, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value)
    // Half a character: PostgreSQL keeps whole ones only.
    return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value
  })
  return sql`json_to_recordset(${written}::json) as ${sql.raw(`${name} (${declared.join(', ')})`)}`
}
