import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { errorCode } from './errorCode.ts'
import { migrate } from './migrate.ts'
import type { OpenedDatabase } from './openedDatabase.ts'
import { enterDatabase } from './postgresPresence.ts'
import type { Database } from './schema.ts'

type OnError = (error: unknown, what: string) => void

const connectionLimit = 10
/** A longer statement is faulty and may hold locks that others wait for. */
const statementTimeoutMs = 30_000

const connectionOf = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 10_000 })

/** Returns host and path without credentials, for messages. */
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
  // The caller of a query gets its error. Without a listener, the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw unreachable(url, error)
  }
}

const oldestVersion = 15

/** Returns the fault of a server with this `server_version_num`, or undefined if it can be used. */
export const versionFault = (version: number): string | undefined =>
  version < oldestVersion * 10_000
    ? `it is version ${Math.floor(version / 10_000)}, and ${oldestVersion} or newer is needed`
    : undefined

/** Processes that start at the same time take turns. */
export async function migratePostgres(url: string): Promise<void> {
  const client = await connected(url)
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::integer as version`,
    )
    const fault = versionFault(rows[0]?.version ?? 0)
    if (fault) throw unreachable(url, fault)
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

/** Deadlock and serialization failure: nothing was written, and the transaction can run again. */
const lostCodes = new Set(['40P01', '40001'])
const mostAttempts = 5

/**
 * Retries transactions that PostgreSQL aborted in favour of another. Drizzle's own transaction on a pool
 * keeps a connection that breaks as it begins, and the pool runs out of them.
 */
function withTransactions(database: Database, pool: Pool): Database {
  database.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      const client = await pool.connect()
      try {
        return await (drizzle(client) as unknown as Database).transaction(work, config)
      } catch (error) {
        if (!lostCodes.has(errorCode(error)) || attempt >= mostAttempts) throw error
      } finally {
        client.release()
      }
    }
  }
  return database
}

/** Throws a readable error on failure. */
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
  const onBroken = (error: unknown) => onError(error, 'A connection to PostgreSQL broke')
  // The pool reports idle connections that break. One that breaks in a transaction would end the process.
  pool.on('error', onBroken)
  pool.on('connect', (client) => client.on('error', onBroken))
  return {
    database: withTransactions(drizzle(pool) as unknown as Database, pool),
    presence,
    async close() {
      await pool.end()
      await presence.leave()
    },
  }
}
