import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stateFolderError } from './stateFolderError.ts'

const othersMayEnter = 0o077

const own = new Set(['database', 'accounts.json', 'uploads', 'operator.lock'])

/** Excludes a state folder from Git wherever it is, because it contains passwords. */
async function ignoreInGit(folder: string, names: readonly string[]): Promise<void> {
  if (names.length > 0 && !names.some((name) => own.has(name))) return
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => undefined)
}

/**
 * Makes the state folder unreadable for other users, because the database's files contain hashes of
 * passwords. Throws for a folder with other content, whose permissions are not changed.
 */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(async (error: unknown) => {
    throw await stateFolderError(folder, error)
  })
  const names = await readdir(folder)
  await ignoreInGit(folder, names)
  if (process.platform === 'win32') return
  const { mode } = await stat(folder)
  if ((mode & othersMayEnter) === 0) return
  const refuse = (why: string) =>
    new Error(`The state folder ${folder} can be read by other users${why}. Name another one with KIT_STATE.`)
  if (names.length > 0 && !names.some((name) => own.has(name))) throw refuse(', and it has other files in it')
  try {
    await chmod(folder, 0o700)
  } catch {
    throw refuse(', and it belongs to one of them')
  }
}
