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

/** Named after engine version and migrations, so that a change makes a new copy. */
async function pathOfCopy(): Promise<string> {
  const hash = createHash('sha256').update((JSON.parse(engine) as { version: string }).version)
  for (const { name, statements } of await migrations()) hash.update(name).update(statements)
  return `${cacheFolder}database-${hash.digest('hex').slice(0, 16)}.tar`
}

/**
 * A data directory of a migrated database. Creating one takes seconds and opening a copy does not, so it is kept
 * between test runs.
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
  // Renamed into place: another test process may be writing the same copy.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await copy.arrayBuffer()))
  await rename(unfinished, path)
  return copy
}

/** The template of test databases on PostgreSQL; undefined when tests run on PGlite. */
const postgresTemplate = (): string | undefined => process.env['KIT_TEST_TEMPLATE']

async function onServer(template: string, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client(url.href)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Creates a migrated database on the template's server. */
async function createFromTemplate(template: string): Promise<string> {
  const url = new URL(template)
  const name = `${url.pathname.slice(1)}_${randomUUID().slice(0, 8)}`
  await onServer(template, `create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  return url.href
}

export interface FreshDatabase {
  /** Options for `startSandbox`. */
  options: { copyOf?: Blob; databaseUrl?: string }
  /** Drops the database once nobody uses it. */
  remove(): Promise<void>
}

const ofFolders = new Map<string, Promise<string>>()

/**
 * A fresh database on whichever engine the tests run. A state folder gets the same one each time, and it is not
 * dropped.
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
