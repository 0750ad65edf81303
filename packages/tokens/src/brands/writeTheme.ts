import * as layers from '../layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { adjustmentText } from './adjustments.ts'
import type { BrandDesign } from './brand.ts'
import { themeRules } from './themeRules.ts'

/**
 * Writes a rule in the brand's own layer, which overrides every component without `!important`. For styles that no
 * token can express.
 */
export const brandRule = (
  { name }: BrandDesign,
  selector: string,
  rules: Parameters<typeof globalStyle>[1],
): void =>
  globalStyle(`[data-brand="${name}"] ${selector}`, { '@layer': { [layers.brand]: rules as object } })

/** Writes a brand's CSS, for a `theme.css.ts`, and reports the colours that a mode adjusts. */
export function writeTheme(design: BrandDesign): void {
  for (const adjustment of design.adjustments)
    console.info(`The brand "${design.name}": ${adjustmentText(adjustment)}`)
  for (const { selector, vars, colorScheme } of themeRules(design))
    globalStyle(selector, {
      '@layer': { [layers.tokens]: { vars: { ...vars }, ...(colorScheme && { colorScheme }) } },
    })
}
