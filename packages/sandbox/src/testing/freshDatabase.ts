import { PGlite } from '@electric-sql/pglite'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { migrations } from '../operator/database/migrate.ts'
import { migratePglite } from '../operator/database/openPglite.ts'

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
async function freshCopy(): Promise<Blob> {
  const path = await pathOfCopy()
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([kept])
  const client = await PGlite.create()
  await migratePglite(client)
  const copy = await client.dumpDataDir('none')
  await client.close()
  await mkdir(dirname(path), { recursive: true })
  // Under a name of its own first: another test process may be writing the same copy.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await copy.arrayBuffer()))
  await rename(unfinished, path)
  return copy
}

/** The database that test databases on a PostgreSQL are copied from; undefined when tests run on PGlite. */
const postgresTemplate = (): string | undefined => process.env['KIT_TEST_TEMPLATE']

async function onServer(template: string, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client(url.href)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A database of its own on the server of the template, with its tables. */
async function createFromTemplate(template: string): Promise<string> {
  const url = new URL(template)
  const name = `${url.pathname.slice(1)}_${randomUUID().slice(0, 8)}`
  await onServer(template, `create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  return url.href
}

export interface FreshDatabase {
  /** What `startSandbox` is to be given. */
  options: { copyOf?: Blob; databaseUrl?: string }
  /** Takes the database away again, once nobody uses it. */
  remove(): Promise<void>
}

const ofFolders = new Map<string, Promise<string>>()

/**
 * A fresh database for one test, on whatever tests run on. One of a state folder is the same each time it is asked for,
 * as a folder's own would be, and is not taken away.
 */
export async function freshDatabase(stateFolder = 'memory'): Promise<FreshDatabase> {
  const template = postgresTemplate()
  if (template === undefined) return { options: { copyOf: await freshCopy() }, remove: async () => {} }
  if (stateFolder !== 'memory') {
    const known = ofFolders.get(stateFolder) ?? createFromTemplate(template)
    ofFolders.set(stateFolder, known)
    return { options: { databaseUrl: await known }, remove: async () => {} }
  }
  const databaseUrl = await createFromTemplate(template)
  const name = new URL(databaseUrl).pathname.slice(1)
  return { options: { databaseUrl }, remove: () => onServer(template, `drop database ${name}`) }
}
