import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces.ts'

/**
 * Returns one hash of the names and contents of files and folders, relative to the root. Folders with a name in
 * `skipped` are ignored.
 */
export function fingerprint(
  places: readonly string[],
  skipped: readonly string[] = ['node_modules', 'dist', '.kit'],
): string {
  const hash = createHash('sha256')
  const add = (place: string) => {
    const file = path.join(root, place)
    if (!existsSync(file)) return void hash.update(`${place} is not there\n`)
    if (!statSync(file).isDirectory()) return void hash.update(`${place}\n`).update(readFileSync(file))
    for (const name of readdirSync(file).toSorted()) if (!skipped.includes(name)) add(path.join(place, name))
  }
  for (const place of places) add(place)
  return hash.digest('hex')
}
