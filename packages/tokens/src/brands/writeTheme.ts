import * as layers from '../layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { adjustmentText } from './adjustments.ts'
import type { BrandDesign, BrandTokens, Density } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { densities, densityTokens } from './density.ts'

/** The token groups that depend on the mode; all others are the same in dark and light. */
const modeGroups = ['color', 'market', 'status', 'shadow', 'imagery'] as const
const densityGroups = ['space', 'size'] as const

function values(tokens: BrandTokens, groups: readonly (keyof BrandTokens)[]): Record<string, string> {
  const named = groups.flatMap((group) => {
    const names: Record<string, string> = vars[group]
    return Object.entries<string>(tokens[group]).map(([meaning, value]) => [names[meaning], value])
  })
  return Object.fromEntries(named) as Record<string, string>
}

const rule = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rules as object } })

/** A rule in the brand's own layer: it overrides every component without `!important`. For what no token can express. */
export const brandRule = (
  { name }: BrandDesign,
  selector: string,
  rules: Parameters<typeof globalStyle>[1],
): void =>
  globalStyle(`[data-brand="${name}"] ${selector}`, { '@layer': { [layers.brand]: rules as object } })

/**
 * Writes a brand's CSS, for a `theme.css.ts`: its measures under `data-brand`, its colours under each `data-mode`,
 * and its other densities under `data-density`. Without that attribute the brand's own density applies. Reports the
 * colours that a mode adjusts.
 */
export function writeTheme(design: BrandDesign): void {
  for (const adjustment of design.adjustments)
    console.info(`The brand "${design.name}": ${adjustmentText(adjustment)}`)
  const brand = `[data-brand="${design.name}"]`
  const constant = (Object.keys(vars) as (keyof BrandTokens)[]).filter(
    (group) => !modeGroups.some((own) => own === group),
  )
  rule(brand, { vars: values(brandTokens(design, design.defaultMode), constant) })
  for (const mode of design.modes)
    rule(`${brand}[data-mode="${mode}"]`, {
      vars: values(brandTokens(design, mode), modeGroups),
      colorScheme: mode,
    })
  for (const density of densities.filter((other: Density) => other !== design.density))
    rule(`${brand}[data-density="${density}"]`, {
      vars: values(
        { ...brandTokens(design, design.defaultMode), ...densityTokens(design, density) },
        densityGroups,
      ),
    })
}
