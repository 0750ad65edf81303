import { PGlite } from '@electric-sql/pglite'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, migrations } from '../database/migrate.ts'

const cacheFolder = fileURLToPath(new URL('../../../../.kit/cache/', import.meta.url))
const engine = readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8')

/** Names the copy after all that shapes it, so that a new migration or engine makes another. */
async function pathOfCopy(): Promise<string> {
  const hash = createHash('sha256').update((JSON.parse(engine) as { version: string }).version)
  for (const { name, statements } of await migrations()) hash.update(name).update(statements)
  return `${cacheFolder}database-${hash.digest('hex').slice(0, 16)}.tar`
}

/**
 * A copy of a fresh database with its tables. Making one takes seconds, opening a copy a fraction of one, so the copy is
 * kept between test runs.
 */
export async function freshDatabase(): Promise<Blob> {
  const path = await pathOfCopy()
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([kept])
  const client = await PGlite.create()
  await migrate(client)
  const copy = await client.dumpDataDir('none')
  await client.close()
  await mkdir(dirname(path), { recursive: true })
  // Under a name of its own first: another test process may be writing the same copy.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await copy.arrayBuffer()))
  await rename(unfinished, path)
  return copy
}
