import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('./migrations/', import.meta.url)

/** Runs statements on one connection and returns the rows of the last one. */
export type RunStatements = (text: string) => Promise<Record<string, unknown>[]>

/** Returns the numbered files of `migrations`, in order. */
export async function migrations(): Promise<{ name: string; statements: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => ({ name, statements: await readFile(new URL(name, folder), 'utf8') })),
  )
}

/** Applies migrations in order, each in a separate transaction. */
export async function migrate(run: RunStatements): Promise<void> {
  await run('create table if not exists applied_migration (name text primary key)')
  const rows = await run('select name from applied_migration')
  const applied = new Set(rows.map((row) => row['name']))
  for (const { name, statements } of await migrations()) {
    if (applied.has(name)) continue
    try {
      await run(`begin; ${statements}\n; insert into applied_migration (name) values ('${name}'); commit`)
    } catch (error) {
      await run('rollback')
      throw error
    }
  }
}
