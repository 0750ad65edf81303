import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import type { OpenedDatabase } from './openedDatabase.ts'
import { onlyProcess } from './presence.ts'
import type { Database } from './schema.ts'
import { stateFolderError } from './stateFolderError.ts'

export const migratePglite = (client: PGlite): Promise<void> =>
  migrate(async (text) => (await client.exec(text)).at(-1)?.rows ?? [])

/**
 * Opens a database in this process: in `<folder>/database` under the folder's lock, or in memory. A new one
 * starts from `copyOf`.
 */
export async function openPglite(stateFolder: string, copyOf: Blob | undefined): Promise<OpenedDatabase> {
  const isMemory = stateFolder === 'memory'
  const readable = async (error: unknown): Promise<never> => {
    throw isMemory ? error : await stateFolderError(stateFolder, error)
  }
  const unlock = isMemory ? async () => {} : await lockFolder(stateFolder).catch(readable)
  try {
    const dataDir = join(stateFolder, 'database')
    // Written last: a database that a killed first start left unfinished is emptied and created again.
    const madeMark = join(stateFolder, 'database.made')
    const isNew = isMemory || !existsSync(madeMark)
    if (!isMemory && isNew) await rm(dataDir, { recursive: true, force: true })
    const client = await PGlite.create({
      ...(!isMemory && { dataDir }),
      ...(isNew && copyOf && { loadDataDir: copyOf }),
    })
    await migratePglite(client)
    if (!isMemory && isNew) await writeFile(madeMark, '')
    return {
      database: drizzle(client) as unknown as Database,
      presence: onlyProcess,
      close: async () => {
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    return readable(error)
  }
}
