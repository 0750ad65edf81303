import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'

export interface OpenDatabase {
  database: Database
  close(): Promise<void>
}

/**
 * Opens the operator's database: in `<folder>/database` behind the folder's lock, or in memory for tests. `copyOf` is
 * what a database that is not there yet begins as.
 */
export async function openDatabase(stateFolder: string, copyOf?: Blob): Promise<OpenDatabase> {
  const isMemory = stateFolder === 'memory'
  const unlock = isMemory ? async () => {} : await lockFolder(stateFolder)
  try {
    const dataDir = join(stateFolder, 'database')
    // Written once the database stands: one that a killed first start left half-made holds nothing and is made anew.
    const madeMark = join(stateFolder, 'database.made')
    const isNew = isMemory || !existsSync(madeMark)
    if (!isMemory && isNew) await rm(dataDir, { recursive: true, force: true })
    const client = await PGlite.create({
      ...(!isMemory && { dataDir }),
      ...(isNew && copyOf && { loadDataDir: copyOf }),
    })
    await migrate(client)
    if (!isMemory && isNew) await writeFile(madeMark, '')
    return {
      database: drizzle(client) as unknown as Database,
      close: async () => {
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
