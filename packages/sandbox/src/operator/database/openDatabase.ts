import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'
import type { OpenedDatabase } from './openedDatabase.ts'

export interface DatabaseOptions {
  /** A PostgreSQL server's database; without it the database lives inside this process. */
  url?: string | undefined
  /** For tests: what a new database inside this process begins as, instead of an empty one. */
  copyOf?: Blob | undefined
  onError?: ((error: unknown, what: string) => void) | undefined
}

/** Opens the operator's database: on a PostgreSQL server when one is named, else in the state folder. */
export const openDatabase = (
  stateFolder: string,
  { url, copyOf, onError = () => {} }: DatabaseOptions = {},
): Promise<OpenedDatabase> =>
  url === undefined ? openPglite(stateFolder, copyOf) : openPostgres(url, onError)
