import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stateFolderError } from './stateFolderError.ts'

const othersMayEnter = 0o077

/** What an operator's state folder has in it. */
const own = new Set(['database', 'accounts.json', 'uploads', 'operator.lock'])

/** Keeps an own folder out of Git wherever it is: it has passwords in it. */
async function ignoreInGit(folder: string, names: readonly string[]): Promise<void> {
  if (names.length > 0 && !names.some((name) => own.has(name))) return
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => undefined)
}

/**
 * Makes the state folder readable for nobody else: the database's files hold hashes of passwords. Throws when it is a
 * folder of something else, whose permissions are not changed.
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
