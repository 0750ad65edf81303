import { eq, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { writtenAnnouncement, type Announce, type Announcement } from './announcements.ts'
import { tableOf } from '../database/rows.ts'
import { outbox, outboxHead, type Database } from '../database/schema.ts'

/**
 * A transactional outbox: announcements are written in the transaction that causes them and delivered after
 * it commits, also after a crash. Each arrives once, in an order without gaps.
 */
export interface Outbox {
  /** Runs a transaction that may announce. It can run more than once, after a serialization failure. */
  transaction<Result>(work: (tx: Database, announce: Announce) => Promise<Result>): Promise<Result>
  /** Delivers pending announcements of any process. */
  relay(): Promise<void>
  stop(): Promise<void>
}

interface OutboxServices {
  database: Database
  /** Resolves when delivery is certain. A repeated `seq` is ignored. */
  deliver(seq: bigint, announcement: Announcement): Promise<void>
  onError(error: unknown, what: string): void
}

async function write(tx: Database, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return
  const rows = announcements.map((announcement) => {
    const { to, event, payload } = z.encode(writtenAnnouncement, announcement)
    return { audience: to, event, payload: payload ?? {} }
  })
  const columns = { audience: 'json', event: 'text', payload: 'json' }
  await tx.execute(sql`
    insert into ${outbox} (audience, event, payload)
    select audience, event, payload from ${tableOf('announced', columns, rows)}`)
}

const lockHead = (tx: Database) =>
  tx.select({ seq: outboxHead.seq }).from(outboxHead).where(eq(outboxHead.id, 1)).for('update')

/**
 * Numbers the committed announcements in a separate transaction, because a delivered number must never be
 * used again.
 */
async function number(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await lockHead(tx)
    await tx.execute(sql`
      with fresh as (select id, row_number() over (order by id) as place from ${outbox} where seq is null),
      moved as (update ${outboxHead} set seq = seq + (select count(*) from fresh))
      update ${outbox} set seq = ${outboxHead}.seq + fresh.place
      from fresh, ${outboxHead} where ${outbox}.id = fresh.id`)
  })
}

export function createOutbox({ database, deliver, onError }: OutboxServices): Outbox {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function deliverNumbered(): Promise<void> {
    await database.transaction(async (tx) => {
      await lockHead(tx)
      const rows = await tx.delete(outbox).where(isNotNull(outbox.seq)).returning()
      const inOrder = rows.toSorted((one, other) => ((one.seq ?? 0n) < (other.seq ?? 0n) ? -1 : 1))
      await Promise.all(
        inOrder.map(({ seq, audience, event, payload }) =>
          deliver(
            seq ?? 0n,
            z.decode(writtenAnnouncement, { to: audience as Announcement['to'], event, payload }),
          ),
        ),
      )
    })
  }

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      try {
        if ((await database.$count(outbox)) === 0) continue
        await number(database)
        await deliverNumbered()
      } catch (error) {
        onError(error, 'What the outbox holds could not be delivered')
      }
    } while (isAskedAgain)
    running = undefined
  }

  function relay(): Promise<void> {
    isAskedAgain = true
    running ??= run()
    return running
  }

  return {
    relay,
    async transaction(work) {
      let hasAnnounced = false
      const result = await database.transaction(async (tx) => {
        const announcements: Announcement[] = []
        const done = await work(tx, (one) => void announcements.push(one))
        await write(tx, announcements)
        hasAnnounced = announcements.length > 0
        return done
      })
      if (hasAnnounced) void relay()
      return result
    },
    stop: async () => running,
  }
}
