import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { versionFault } from './openPostgres.ts'
import { openDatabase } from './openDatabase.ts'
import { account } from './schema.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'kit-database-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

it('creates the database again if a killed first start left it unfinished', async () => {
  await mkdir(join(folder, 'database'), { recursive: true })
  await writeFile(join(folder, 'database', 'PG_VERSION'), '')
  const { database, close } = await openDatabase(folder)
  expect(await database.select().from(account)).toEqual([])
  await close()
})

it('refuses a folder that is already open, and opens it again after it is closed', async () => {
  const first = await openDatabase(folder)
  await expect(openDatabase(folder)).rejects.toThrow(/is in use by process/)
  await first.close()
  const again = await openDatabase(folder)
  await again.close()
})

it.each([
  ['nonsense', /DATABASE_URL must be an address/],
  // No server listens there.
  [
    'postgres://somebody:a-secret@127.0.0.1:1/points',
    /^PostgreSQL at 127\.0\.0\.1:1\/points cannot be used: /,
  ],
])('reports the fault of the server %s without its password', async (url, words) => {
  const error = await openDatabase(folder, { url }).then(() => undefined, String)
  expect(error?.replace('Error: ', '')).toMatch(words)
  expect(error).not.toContain('a-secret')
})

it('refuses a PostgreSQL that is too old, and reports the required version', () => {
  expect(versionFault(140_021)).toBe('it is version 14, and 15 or newer is needed')
  expect([150_000, 170_002].map(versionFault)).toEqual([undefined, undefined])
})
