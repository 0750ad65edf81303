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

/**
 * Returns the path of the copy. Its name contains the engine's version and the migrations, so a change makes
 * a new copy.
 */
async function pathOfCopy(): Promise<string> {
  const hash = createHash('sha256').update((JSON.parse(engine) as { version: string }).version)
  for (const { name, statements } of await migrations()) hash.update(name).update(statements)
  return `${cacheFolder}database-${hash.digest('hex').slice(0, 16)}.tar`
}

/**
 * Returns the data directory of a migrated database. It is kept between test runs, since creating one takes
 * seconds.
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
  // The file is renamed into place, because another test process may be writing the same copy.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await copy.arrayBuffer()))
  await rename(unfinished, path)
  return copy
}

/** Returns the URL of the template database on PostgreSQL, or undefined if tests run on PGlite. */
const postgresTemplate = (): string | undefined => process.env['KIT_TEST_TEMPLATE']

async function onServer(template: string, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client(url.href)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function createFromTemplate(template: string): Promise<string> {
  const url = new URL(template)
  const name = `${url.pathname.slice(1)}_${randomUUID().slice(0, 8)}`
  await onServer(template, `create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  return url.href
}

export interface FreshDatabase {
  options: { copyOf?: Blob; databaseUrl?: string }
  /** Drops the database when nobody uses it any more. */
  remove(): Promise<void>
}

const ofFolders = new Map<string, Promise<string>>()

/**
 * Creates a fresh database on the engine that the tests use. A state folder always gets the same database,
 * which is not dropped.
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
