import type { PGlite } from '@electric-sql/pglite'
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('./migrations/', import.meta.url)

/** The numbered files of `migrations`, in order. */
export async function migrations(): Promise<{ name: string; statements: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => ({ name, statements: await readFile(new URL(name, folder), 'utf8') })),
  )
}

/** Brings the tables to the newest form: every migration once, in order, each in one transaction. */
export async function migrate(client: PGlite): Promise<void> {
  await client.exec('create table if not exists applied_migration (name text primary key)')
  const { rows } = await client.query<{ name: string }>('select name from applied_migration')
  const applied = new Set(rows.map((row) => row.name))
  for (const { name, statements } of await migrations()) {
    if (applied.has(name)) continue
    await client.transaction(async (tx) => {
      await tx.exec(statements)
      await tx.query('insert into applied_migration (name) values ($1)', [name])
    })
  }
}
