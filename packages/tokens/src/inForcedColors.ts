import type { StyleRule } from '@vanilla-extract/css'
import * as layers from './layers.css.ts'

/** Rules of an element in forced colours. */
export type ForcedRules = Omit<StyleRule, '@layer' | '@media'>

/**
 * Returns rules that apply only in forced colours (Windows high contrast), for `style` and `globalStyle`. They override
 * components and brands.
 */
export const inForcedColors = (rules: ForcedRules): { '@layer': NonNullable<StyleRule['@layer']> } => ({
  '@layer': { [layers.user]: { '@media': { '(forced-colors: active)': rules } } },
})
