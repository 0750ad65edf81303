import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'
import type { OpenedDatabase } from './openedDatabase.ts'

export interface DatabaseOptions {
  /** URL of a PostgreSQL database. Default: the database runs in this process. */
  url?: string | undefined
  /** For tests: a data directory that a new in-process database starts from. */
  copyOf?: Blob | undefined
  onError?: ((error: unknown, what: string) => void) | undefined
}

export const openDatabase = (
  stateFolder: string,
  { url, copyOf, onError = () => {} }: DatabaseOptions = {},
): Promise<OpenedDatabase> =>
  url === undefined ? openPglite(stateFolder, copyOf) : openPostgres(url, onError)
