import type { SQL } from 'drizzle-orm'
import type { Database } from './schema.ts'

/** The rows of a statement that no table of the schema answers, as the driver gives them. */
export async function rowsOf(executor: Database, statement: SQL): Promise<Record<string, unknown>[]> {
  const result = (await executor.execute(statement)) as { rows: Record<string, unknown>[] }
  return result.rows
}
