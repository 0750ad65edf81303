import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Files that may be in the folder already; they are kept. The site's own files are not among them. */
const mayBeThere = new Set([
  '.gitignore',
  '.npmrc',
  '.yarnrc.yml',
  '.dockerignore',
  'Dockerfile',
  '.github/workflows/site.yml',
])

export function withoutKept(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const hasReadme = existsSync(folder) && readdirSync(folder).some((name) => /^readme(?:\.|$)/i.test(name))
  return Object.fromEntries(
    Object.entries(files).filter(
      ([name]) =>
        !(name === 'README.md' && hasReadme) &&
        !(mayBeThere.has(name) && existsSync(path.join(folder, name))),
    ),
  )
}
