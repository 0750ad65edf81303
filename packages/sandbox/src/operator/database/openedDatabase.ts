import type { Presence } from './presence.ts'
import type { Database } from './schema.ts'

export interface OpenedDatabase {
  database: Database
  presence: Presence
  close(): Promise<void>
}
