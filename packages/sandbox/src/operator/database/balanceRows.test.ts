import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, it } from 'vitest'
import { checkLedger } from '../ledger/checkLedger.ts'
import { balances, debtOf, heldOn } from '../ledger/ledger.ts'
import { migrations } from './migrate.ts'
import type { Database } from './schema.ts'

it('an operator with postings and no balance rows calculates them from its postings', async () => {
  const client = await PGlite.create()
  const files = await migrations()
  const from = files.findIndex(({ name }) => name === '0032_balance_rows.sql')
  for (const { statements } of files.slice(0, from)) await client.exec(statements)
  await client.exec(`
    insert into ledger_transaction (kind, reference, market_id, created_at) values
      ('grant', 'g', null, '2026-01-01T00:00:00Z'),
      ('bet', 'b', '1.1', '2026-01-02T23:59:00Z'),
      ('settlement', 's', '1.1', '2026-01-03T00:00:00Z'),
      ('rollback', 's', '1.1', '2026-01-03T12:00:00Z');
    insert into posting (transaction_id, account, market_id, amount) values
      (1, 'player:p:available', null, 1000), (1, 'house:grants', null, -1000),
      (2, 'player:p:available', '1.1', -400), (2, 'player:p:exposure', '1.1', 400),
      (3, 'player:p:exposure', '1.1', -400), (3, 'player:p:available', '1.1', 900), (3, 'house:book', '1.1', -500),
      (4, 'player:p:exposure', '1.1', 400), (4, 'player:p:available', '1.1', -880), (4, 'debt:p', '1.1', -20),
      (4, 'house:book', '1.1', 500);`)
  for (const { statements } of files.slice(from)) await client.exec(statements)
  const database = drizzle(client) as unknown as Database
  expect(await balances(database, 'p')).toEqual({ available: 620n, exposure: 400n })
  expect(await debtOf(database, 'p')).toBe(20n)
  expect(await heldOn(database, 'p', '1.1')).toBe(400n)
  const { faults } = await checkLedger(database, new Date())
  expect(faults).toContainEqual({ fault: 'balances', count: 0 })
  await client.close()
})
