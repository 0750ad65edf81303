import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blocksOf, isOfReader, whole } from '../../documentedCode.ts'
import { rescoped } from '../../outside/scope.ts'

/** Pages that a team follows in its own site. */
const pages = ['docs/recipes/*.md', 'docs/parts.md', 'docs/headless.md']

/**
 * Compiles every block of the recipes in a created site, with the site's tsconfig.json and compiler. Returns the
 * faults.
 */
export function faultsOfRecipes(site: string, scope: string): string[] {
  const folder = path.join(site, 'recipes')
  const blocks = blocksOf(pages)
  mkdirSync(folder)
  try {
    for (const [index, block] of blocks.entries())
      writeFileSync(path.join(folder, `example${index}.tsx`), rescoped(whole(block), scope))
    const { stdout, status } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--pretty', 'false'],
      { cwd: site, encoding: 'utf8' },
    )
    const said = [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error TS\d+: (.*(?:\n .*)*)/gm)]
    const faults = said.flatMap(([, file = '', text = '']) => {
      if (isOfReader(text)) return []
      const [, index] = /example(\d+)\.tsx$/.exec(file) ?? []
      return [`${blocks[Number(index)]?.place ?? file}: ${text}`]
    })
    // A compiler that failed to start reports no fault either.
    if (status !== 0 && said.length === 0) faults.push(`The recipes were not compiled: ${stdout}`)
    if (blocks.length < 10) faults.push(`Only ${blocks.length} recipes were found.`)
    return faults
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
