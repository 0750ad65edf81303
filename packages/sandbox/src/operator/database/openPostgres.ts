import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { errorCode } from './errorCode.ts'
import { migrate } from './migrate.ts'
import type { OpenedDatabase } from './openedDatabase.ts'
import { enterDatabase } from './postgresPresence.ts'
import type { Database } from './schema.ts'

type OnError = (error: unknown, what: string) => void

const connectionLimit = 10
/** A longer statement has gone wrong and may hold locks that others wait for. */
const statementTimeoutMs = 30_000

const connectionOf = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 10_000 })

/** The URL's host and database, without credentials, for messages. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const unreachable = (url: string, cause: unknown): Error =>
  new Error(
    `PostgreSQL at ${placeOf(url)} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  )

async function connected(url: string): Promise<Client> {
  const client = new Client(connectionOf(url))
  try {
    await client.connect()
    return client
  } catch (error) {
    throw unreachable(url, error)
  }
}

/** Applies pending migrations; processes that start together take turns. */
export async function migratePostgres(url: string): Promise<void> {
  const client = await connected(url)
  try {
    await client.query(`select pg_advisory_lock(hashtext('migrations'))`)
    await migrate(async (text) => {
      const results: unknown = await client.query(text)
      const last = Array.isArray(results) ? results.at(-1) : results
      return (last as { rows: Record<string, unknown>[] }).rows
    })
  } finally {
    await client.end()
  }
}

/** Deadlock and serialization failure: nothing was written and the transaction can run again. */
const lostCodes = new Set(['40P01', '40001'])
const mostAttempts = 5

/** Retries transactions that PostgreSQL aborted in favour of another. */
function againWhenLost(database: Database): Database {
  const transaction = database.transaction.bind(database)
  database.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++)
      try {
        return await transaction(work, config)
      } catch (error) {
        if (!lostCodes.has(errorCode(error)) || attempt >= mostAttempts) throw error
      }
  }
  return database
}

/** Opens a database on a PostgreSQL server with a connection pool. Throws a readable error when it cannot. */
export async function openPostgres(url: string, onError: OnError): Promise<OpenedDatabase> {
  if (!URL.canParse(url)) throw new Error('DATABASE_URL must be an address, like postgres://user@host/name.')
  await migratePostgres(url)
  const presence = await enterDatabase(() => connected(url), onError)
  const pool = new Pool({
    ...connectionOf(url),
    max: connectionLimit,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  })
  // An idle connection broke: the pool opens another.
  pool.on('error', (error) => onError(error, 'A connection to PostgreSQL broke'))
  return {
    database: againWhenLost(drizzle(pool) as unknown as Database),
    presence,
    async close() {
      await pool.end()
      await presence.leave()
    },
  }
}
