import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the highest such parent folder of `folder`. */
function firstMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  return firstMissing(path.dirname(folder)) ?? folder
}

/** All or none: files written before a failure are removed. Throws a sentence. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  const made = [firstMissing(folder)]
  const written: string[] = []
  try {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name)
      // An existing file belongs to the user: it is neither overwritten nor removed.
      if (existsSync(file)) throw new Error(`${name} is there already`)
      made.push(firstMissing(path.dirname(file)))
      mkdirSync(path.dirname(file), { recursive: true })
      written.push(file)
      writeFileSync(file, text, { flag: 'wx' })
    }
  } catch (error) {
    for (const file of written) rmSync(file, { force: true })
    for (const one of made) if (one) rmSync(one, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The site could not be created, and its files were removed: ${reason}.`, { cause: error })
  }
}
