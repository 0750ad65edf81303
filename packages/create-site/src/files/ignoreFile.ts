import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Generated files that are not committed; `.kit` contains the sandbox with its accounts. */
const made = ['node_modules/', 'dist/', '.kit/']

export const ignoreFile = `${made.join('\n')}\n`

export function missingIgnores(folder: string): string[] {
  const file = path.join(folder, '.gitignore')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const names = new Set(lines.map((line) => line.trim().replace(/^\/|\/$/g, '')))
  return made.filter((name) => !names.has(name.replace('/', '')))
}
