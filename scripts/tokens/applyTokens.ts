import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrandDesign, BrandTokens, Mode } from '../../packages/tokens/src/brands/brand.ts'
import { brandTokens } from '../../packages/tokens/src/brands/brandTokens.ts'
import type { Exported } from '../../packages/tokens/src/dtcg/brandFile.ts'
import { designIn, type DescribedBrand } from './brandFiles.ts'
import { changesBetween, type TokenChange } from './changes.ts'
import { editIdea, isSaid, type FieldChange } from './editIdea.ts'

type Themes = Partial<Record<Mode, BrandTokens>>

/** Groups whose values a brand gives directly. */
const written: ReadonlySet<string> = new Set([
  'font',
  'text',
  'weight',
  'leading',
  'tracking',
  'heading',
  'icon',
  'border',
  'space',
  'size',
])

/** Returns undefined for a derived token. */
function fieldOf(
  { group, meaning, after }: TokenChange,
  mode: Mode,
  design: BrandDesign,
): FieldChange | undefined {
  if (group === 'color' || group === 'market')
    return meaning in design.palettes[mode] ? { path: ['colors', mode, meaning], value: after } : undefined
  return written.has(group) ? { path: [group, meaning], value: after } : undefined
}

/** Returns the values of the file that the changed brand does not have: derived tokens. */
function unmet(design: BrandDesign, changes: readonly (readonly [Mode, TokenChange])[]): string[] {
  return changes.flatMap(([mode, { group, meaning, after }]) => {
    const now: Record<string, string> = brandTokens(design, mode)[group as keyof BrandTokens]
    return now[meaning] === after
      ? []
      : [
          `${mode} ${group}.${meaning} is derived from other values and would be ${now[meaning]}, not ${after}: change those values, or export the file again if it is older than the brand.`,
        ]
  })
}

/**
 * Writes the colour of the browser's bars, which a brand of the kit has in a separate file: sites load it without the
 * design.
 */
function writeThemeColor(file: string, { palettes: { dark, light } }: BrandDesign): void {
  const facts = path.join(path.dirname(file), 'brand.ts')
  if (path.basename(file) !== 'design.ts' || !existsSync(facts)) return
  const said = `themeColor: { dark: '${dark.canvas}', light: '${light.canvas}' }`
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/themeColor: \{[^}]*\}/, said))
}

/**
 * Returns a designer's changes, by mode. `exported` has the values that the file was written with: it may be older
 * than the brand, or have been applied before. A derived value that changed with its source since is not a designer's
 * change.
 */
export function designerChanges(
  { design, file }: DescribedBrand,
  wanted: Themes,
  exported: Exported = {},
): (readonly [Mode, TokenChange])[] {
  const text = readFileSync(file, 'utf8')
  const hasFollowed = (mode: Mode, change: TokenChange) => {
    const isAsExported = exported[mode]?.[`${change.group}.${change.meaning}`] === change.after
    const field = fieldOf(change, mode, design)
    return isAsExported && !(field && isSaid(text, file, field.path))
  }
  return design.modes.flatMap((mode) =>
    changesBetween(brandTokens(design, mode), wanted[mode]!)
      .filter((change) => !hasFollowed(mode, change))
      .map((change) => [mode, change] as const),
  )
}

/**
 * Writes a designer's values into the file of a brand. Throws a sentence for each value that cannot be written and
 * for unreadable colours; the file then stays as it was. Returns the changes, a line each.
 */
export async function applyTokens(
  brand: DescribedBrand,
  wanted: Themes,
  exported?: Exported,
): Promise<string[]> {
  const { design, file } = brand
  const before = readFileSync(file, 'utf8')
  const changes = designerChanges(brand, wanted, exported)
  if (changes.length === 0) return []
  const fields = changes.flatMap(([mode, change]) => fieldOf(change, mode, design) ?? [])
  const after = editIdea(before, file, fields)
  // In the same folder, so that its imports resolve to the same files.
  const trial = file.replace(/\.ts$/, `.trial-${process.pid}-${Date.now()}.ts`)
  writeFileSync(trial, after)
  let next: BrandDesign
  try {
    next = await designIn(trial)
    const faults = unmet(next, changes)
    if (faults.length > 0) throw new Error(`Nothing was written.\n${faults.join('\n')}`)
  } finally {
    rmSync(trial)
  }
  writeFileSync(file, after)
  writeThemeColor(file, next)
  return [...new Set(changes.map(([mode, change]) => `${mode} ${change.text}`))]
}
