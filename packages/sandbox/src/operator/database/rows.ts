import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './schema.ts'

export async function rowsOf(executor: Database, statement: SQL): Promise<Record<string, unknown>[]> {
  const result = (await executor.execute(statement)) as { rows: Record<string, unknown>[] }
  return result.rows
}

/**
 * Returns rows as one JSON parameter, so that the statement's text does not depend on their number: `bet`
 * with `{ id: 'text' }` is a table `bet` with a column `id`. Money is passed as text and cast by its column.
 */
export function tableOf(
  name: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): SQL {
  const declared = Object.entries(columns).map(([column, type]) => `${column} ${type}`)
  const written = JSON.stringify(rows, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value)
    // PostgreSQL stores no lone surrogates.
    return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value
  })
  return sql`json_to_recordset(${written}::json) as ${sql.raw(`${name} (${declared.join(', ')})`)}`
}
