import { layers } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

type Rules = Omit<StyleRule, '@layer'>

/** A class in the components' layer: a brand and a pattern win over it, the reset never does. `name` is for the eye in development. */
export const component = (name: string, rules: Rules): string =>
  style({ '@layer': { [layers.components]: rules } }, name)
