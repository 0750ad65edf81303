import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../testing/freshDatabase.ts'
import { openDatabase } from './openDatabase.ts'
import type { OpenedDatabase } from './openedDatabase.ts'
import { rowsOf, tableOf } from './rows.ts'

let fresh: FreshDatabase
let opened: OpenedDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
  const { databaseUrl, copyOf } = fresh.options
  opened = await openDatabase('memory', { url: databaseUrl, copyOf })
})
afterAll(async () => {
  await opened.close()
  await fresh.remove()
})

/** A lone surrogate becomes U+FFFD. U+0000 is refused earlier. */
const text = fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', ''))
const row = fc.record({
  name: fc.oneof(text, fc.constant('it’s "quoted" \\ud800 \uD83D and \u{1F3CF}'), fc.constant(null)),
  amount: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  place: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  run: fc.double({ noNaN: true, noDefaultInfinity: true }),
  at: fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') }),
  body: fc.dictionary(fc.constantFrom('docs', 'code'), fc.oneof(fc.integer(), fc.boolean())),
})

it('reads rows as they were written: integers of any size, every character, timestamps and nulls', async () => {
  const columns = {
    name: 'text',
    amount: 'bigint',
    place: 'integer',
    run: 'double precision',
    at: 'timestamptz',
    body: 'json',
  }
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      const read = await rowsOf(
        opened.database,
        sql`
          select name, amount::text, place, run, extract(epoch from at)::text as at, body
          from ${tableOf('written', columns, rows)}`,
      )
      expect(read.map(({ at, ...more }) => ({ ...more, at: Math.round(Number(at) * 1000) }))).toEqual(
        rows.map((one) => ({
          ...one,
          name: one.name === null ? null : Buffer.from(one.name, 'utf8').toString('utf8'),
          amount: String(one.amount),
          run: one.run + 0,
          at: one.at.getTime(),
          body: { ...one.body },
        })),
      )
    }),
    { numRuns: 60 },
  )
})
