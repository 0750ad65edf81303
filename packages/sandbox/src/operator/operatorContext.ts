import { sql } from 'drizzle-orm'
import { seedAccounts } from './accounts/seed.ts'
import { createAnnouncements } from './announcements/announcements.ts'
import { refuseInterrupted } from './bets/orderStore.ts'
import { seedConfigurations } from './configuration/configurations.ts'
import { openDatabase } from './database/openDatabase.ts'
import { makePrivate } from './database/privateFolder.ts'
import { rowsOf } from './database/rows.ts'
import type { Database } from './database/schema.ts'
import { seedQrCodes } from './payments/deposits/seedQrCodes.ts'
import { createOutbox } from './announcements/outbox.ts'
import { createLocalBus } from './processes/bus.ts'
import { createRedisBus } from './processes/redisBus.ts'
import { shareCounts } from './processes/sharedCounts.ts'
import type { OperatorOptions } from './operatorOptions.ts'
import { createUploads } from './payments/uploads/uploads.ts'

export type OnError = (error: unknown, what: string) => void

/** Stop functions of started parts, called in reverse order: a failed start stops what it began. */
export interface Ends {
  push(end: () => unknown): void
}

/** Returns the bus. One process uses a local bus, several share Redis under the database's name. */
async function busOf({ redisUrl, databaseUrl }: OperatorOptions, database: Database, onError: OnError) {
  if (redisUrl === undefined) return createLocalBus()
  if (databaseUrl === undefined)
    throw new Error('REDIS_URL connects processes that share a PostgreSQL: set DATABASE_URL too.')
  const [row] = await rowsOf(
    database,
    sql`select datname || ':' || oid as name from pg_database where datname = current_database()`,
  )
  return createRedisBus({ url: redisUrl, operator: String(row?.['name']), onError })
}

/**
 * Opens the services that every part of an operator needs: the seeded database, uploads, the bus between
 * processes, announcements.
 */
export async function openOperatorContext(options: OperatorOptions, ends: Ends, onError: OnError) {
  const { stateFolder, databaseUrl, copyOf, clock = Date.now } = options
  if (stateFolder !== 'memory') await makePrivate(stateFolder)
  const { database, presence, close } = await openDatabase(stateFolder, { url: databaseUrl, copyOf, onError })
  ends.push(close)
  const interruptedOrders = await refuseInterrupted(database)
  const uploads = createUploads(stateFolder)
  ends.push(() => uploads.stop())
  const { accounts, isSeeded } = await presence.exclusively(async () => {
    const at = new Date(clock())
    const seeded = await seedAccounts(database, stateFolder, at)
    await seedQrCodes(database, uploads, at)
    await seedConfigurations(database, at)
    return seeded
  })
  const bus = await busOf(options, database, onError)
  ends.push(() => bus.close())
  const { announce, announceLocally, deliver, subscribe } = createAnnouncements(bus, onError)
  const outbox = createOutbox({ database, deliver, onError })
  ends.push(() => outbox.stop())
  return {
    database,
    presence,
    uploads,
    bus,
    share: shareCounts(bus, onError),
    announce,
    announceLocally,
    subscribe,
    outbox,
    accounts,
    isSeeded,
    interruptedOrders,
  }
}

export type OperatorContext = Awaited<ReturnType<typeof openOperatorContext>>
