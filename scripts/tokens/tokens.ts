import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BrandDesign, BrandTokens, Mode } from '../../packages/tokens/src/brands/brand.ts'
import { brandTokens } from '../../packages/tokens/src/brands/brandTokens.ts'
import { designs } from '../../packages/tokens/src/brands/designs.ts'
import { contrastReport } from '../../packages/tokens/src/checks/contrastReport.ts'
import { problemsOf } from '../../packages/tokens/src/checks/problems.ts'
import { designTokens, readDesignTokens } from '../../packages/tokens/src/dtcg/designTokens.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fileOf = ({ name }: BrandDesign, mode: Mode) => `${name}.${mode}.tokens.json`

function write(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const design of designs) {
    for (const mode of design.modes) {
      const file = designTokens(brandTokens(design, mode), `${design.label}, ${mode}`)
      writeFileSync(path.join(folder, fileOf(design, mode)), `${JSON.stringify(file, null, 2)}\n`)
    }
    writeFileSync(path.join(folder, `${design.name}.contrast.md`), contrastReport(design))
  }
}

/** `group.meaning: before -> after` of every value that differs. */
function changesBetween(before: BrandTokens, after: BrandTokens): string[] {
  return Object.entries(before).flatMap(([group, values]) => {
    const next: Record<string, string> = after[group as keyof BrandTokens]
    return Object.entries<string>(values)
      .filter(([meaning, value]) => next[meaning] !== value)
      .map(([meaning, value]) => `${group}.${meaning}: ${value} -> ${next[meaning]}`)
  })
}

function check(file: string): string[] {
  const themes = designs.flatMap((design) => design.modes.map((mode) => ({ design, mode })))
  const theme = themes.find(({ design, mode }) => path.basename(file) === fileOf(design, mode))
  if (!theme)
    throw new Error(
      `${path.basename(file)} is named after no theme: ${themes.map(({ design, mode }) => fileOf(design, mode)).join(', ')}.`,
    )
  const known = brandTokens(theme.design, theme.mode)
  const read = readDesignTokens(JSON.parse(readFileSync(file, 'utf8')), known)
  const changes = changesBetween(known, read)
  console.log(changes.length === 0 ? 'Nothing changed.' : changes.join('\n'))
  return problemsOf(read)
}

/** Does what was asked; returns the exit code. */
export function tokens(args: string[]): number {
  const { values } = parseArgs({ args, options: { check: { type: 'string' } } })
  try {
    if (values.check === undefined) {
      write(path.join(root, '.kit/tokens'))
      console.log(
        `Written to .kit/tokens: ${designs.length} brands, a file for each mode and a contrast report for each brand.`,
      )
      return 0
    }
    const problems = check(values.check)
    console.log(problems.length === 0 ? 'Everybody can read it.' : problems.join('\n'))
    return problems.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
