import { tokenName } from '../tokenName.ts'
import type { BrandDesign, BrandTokens, Density, Mode } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { densities, densityTokens } from './density.ts'

export interface ThemeRule {
  selector: string
  /** Values by CSS variable, for example `--kit-color-text`. */
  vars: Readonly<Record<string, string>>
  colorScheme?: Mode
}

/** All others are the same in dark and light. */
const modeGroups = ['color', 'market', 'status', 'shadow', 'imagery'] as const
const densityGroups = ['space', 'size'] as const

export function varsOf(tokens: BrandTokens, groups: readonly (keyof BrandTokens)[]): Record<string, string> {
  const named = groups.flatMap((group) =>
    Object.entries<string>(tokens[group]).map(([meaning, value]) => [
      `--${tokenName([group, meaning])}`,
      value,
    ]),
  )
  return Object.fromEntries(named) as Record<string, string>
}

/**
 * Returns the rules of a brand's theme, in order: its measures under `data-brand`, its colours under each
 * `data-mode`, and its other densities under `data-density`. Without that attribute the brand's own density applies.
 */
export function themeRules(design: BrandDesign): ThemeRule[] {
  const brand = `[data-brand="${design.name}"]`
  const tokens = brandTokens(design, design.defaultMode)
  const constant = (Object.keys(tokens) as (keyof BrandTokens)[]).filter(
    (group) => !modeGroups.some((own) => own === group),
  )
  return [
    { selector: brand, vars: varsOf(tokens, constant) },
    ...design.modes.map((mode) => ({
      selector: `${brand}[data-mode="${mode}"]`,
      vars: varsOf(brandTokens(design, mode), modeGroups),
      colorScheme: mode,
    })),
    ...densities
      .filter((other: Density) => other !== design.density)
      .map((density) => ({
        selector: `${brand}[data-density="${density}"]`,
        vars: varsOf({ ...tokens, ...densityTokens(design, density) }, densityGroups),
      })),
  ]
}
