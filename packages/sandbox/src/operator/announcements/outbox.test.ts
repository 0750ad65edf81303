import { pointsChanged } from '@kit/sdk/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Announcement } from './announcements.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { OpenedDatabase } from '../database/openedDatabase.ts'
import { outbox } from '../database/schema.ts'
import { createOutbox } from './outbox.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/freshDatabase.ts'

let fresh: FreshDatabase
let opened: OpenedDatabase
let delivered: { seq: bigint; said: Announcement }[] = []
let isAway = false

beforeAll(async () => {
  fresh = await freshDatabase()
  const { databaseUrl, copyOf } = fresh.options
  opened = await openDatabase('memory', { url: databaseUrl, copyOf })
})
beforeEach(() => {
  delivered = []
  isAway = false
})
afterAll(async () => {
  await opened.close()
  await fresh.remove()
})

const errors: unknown[] = []

const createRelay = () =>
  createOutbox({
    database: opened.database,
    async deliver(seq, said) {
      if (isAway) throw new Error('nobody is there')
      delivered.push({ seq, said })
    },
    onError: (error) => errors.push(error),
  })

const word = (userId: string): Announcement => ({ to: { userId }, event: pointsChanged, payload: {} })
const received = () => delivered.map(({ said }) => ('userId' in said.to ? said.to.userId : ''))

it('delivers announcements after their transaction, in order, and then deletes them', async () => {
  const relay = createRelay()
  const result = await relay.transaction(async (_tx, say) => {
    say(word('first'))
    say(word('second'))
    expect(delivered).toEqual([])
    return 'done'
  })
  expect(result).toBe('done')
  await relay.relay()
  expect(received()).toEqual(['first', 'second'])
  expect(delivered[0]?.said).toEqual(word('first'))
  expect(await opened.database.$count(outbox)).toBe(0)
})

it('announces nothing of a transaction that fails', async () => {
  const relay = createRelay()
  const failing = relay.transaction(async (_tx, say) => {
    say(word('nobody'))
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  await relay.relay()
  expect(delivered).toEqual([])
})

it('numbers everything without gaps, also with many transactions and two simultaneous relays', async () => {
  const relays = [createRelay(), createRelay()]
  const names = Array.from({ length: 60 }, (_none, index) => `player-${index}`)
  await Promise.all(
    names.map((name, index) =>
      relays[index % 2]?.transaction(async (_tx, say) => {
        say(word(name))
      }),
    ),
  )
  await Promise.all(relays.map((relay) => relay.relay()))
  expect(received().toSorted()).toEqual(names.toSorted())
  const seqs = delivered.map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.map((_seq, index) => (seqs[0] ?? 0n) + BigInt(index)))
})

it('delivers later, under the same numbers, what could not be delivered', async () => {
  const dying = createRelay()
  isAway = true
  await dying.transaction(async (_tx, say) => {
    say(word('kept'))
  })
  await dying.stop()
  expect(errors.length).toBeGreaterThan(0)
  const [row] = await opened.database.select().from(outbox)
  expect(row?.seq).not.toBeNull()
  isAway = false
  await createRelay().relay()
  expect(delivered.map(({ seq }) => seq)).toEqual([row?.seq])
  expect(await opened.database.$count(outbox)).toBe(0)
})
