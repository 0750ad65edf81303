import { layers, vars } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rules = Omit<StyleRule, '@layer'>

/** A line of a control and its words: they go faint together. */
export const disabledRow = {
  '&:has([data-disabled])': { color: vars.color.textMuted, cursor: 'not-allowed' },
} as const

/** Around a small control, for `::after`: a thumb needs more than it sees, 44 px where the control is 36 px high. */
export const touchArea = {
  content: '',
  position: 'absolute',
  // From within its border.
  inset: `calc(-1 * (${vars.space.tiny} + ${vars.border.hairline}))`,
} as const

/** A class in the components' layer: a brand and a pattern win over it, the reset never does. `name` is for the eye in development. */
export const component = (name: string, rules: Rules): string =>
  style({ '@layer': { [layers.components]: rules } }, name)
