import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a folder may hold and still be empty to its owner. */
const unseen = new Set(['.git', '.DS_Store'])

/** One sentence about why a site cannot be written into a folder; undefined where it can. */
export function folderFault(folder: string): string | undefined {
  const shown = path.relative(process.cwd(), folder) || 'this folder'
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${shown} is a file: name a folder.`
  const [found] = readdirSync(folder)
    .filter((name) => !unseen.has(name))
    .toSorted()
  return found === undefined
    ? undefined
    : `${shown} is not empty, it holds ${found}: name another folder, or empty it.`
}
