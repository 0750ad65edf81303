import { inForcedColors, layers, vars, type ForcedRules } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rules = Omit<StyleRule, '@layer'> & { forced?: ForcedRules }

export const disabledRow = {
  '&:has([data-disabled])': { color: vars.color.textMuted, cursor: 'not-allowed' },
} as const

/** Enlarges the touch target of a small control, for `::after`: 44 px where the control is 36 px high. */
export const touchArea = {
  content: '',
  position: 'absolute',
  // Relative to the inner edge of the border.
  inset: `calc(-1 * (${vars.space.tiny} + ${vars.border.hairline}))`,
} as const

/**
 * A class in the components layer: brands and patterns override it, and it overrides the reset. `name` appears in
 * development only. The rules in `forced` apply in forced colours, in which tokens are system colours.
 */
export const component = (name: string, { forced, ...rules }: Rules): string =>
  style({ '@layer': { [layers.components]: rules, ...(forced && inForcedColors(forced)['@layer']) } }, name)
