import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { edited, type Codemod } from './codemod.ts'
import { gameListEntry, rulesPackage, typesOfFeatures } from './entryNames.ts'
import { exportNames } from './exportNames.ts'
import { operatorHosts } from './operatorHosts.ts'
import { propNames } from './propNames.ts'
import { renamedWords, wordNames } from './wordNames.ts'

/** The oldest first. Each can be applied repeatedly. */
const codemods: readonly Codemod[] = [
  operatorHosts,
  propNames,
  wordNames(renamedWords),
  rulesPackage,
  typesOfFeatures,
  exportNames,
  gameListEntry,
]

/**
 * Applies the changes of releases to the site in a folder, and prints them. Resolves with the number of changed
 * files; with `isTrial` writes none.
 */
export function migrate(
  folder: string,
  { isTrial }: { isTrial: boolean },
  print: (text: string) => void,
): number {
  const isOthers = (name: string) => ['node_modules', 'dist', '.kit', '.git'].includes(name)
  const files = globSync('**/*.{ts,tsx,mts,js,jsx,mjs}', { cwd: folder, exclude: isOthers }).toSorted()
  let changed = 0
  for (const file of files) {
    const place = path.join(folder, file)
    const before = readFileSync(place, 'utf8')
    let code = before
    for (const { title, editsOf } of codemods) {
      const edits = editsOf(code, file)
      if (edits.length === 0) continue
      for (const { start } of edits) print(`${file}:${code.slice(0, start).split('\n').length}  ${title}`)
      code = edited(code, edits)
    }
    if (code === before) continue
    changed += 1
    if (!isTrial) writeFileSync(place, code)
  }
  return changed
}
