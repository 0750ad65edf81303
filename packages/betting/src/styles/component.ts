import { layers } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

/**
 * Returns the class of a style in the patterns layer. It overrides the components of @kit/ui whatever the order of
 * style sheets, and brands override it.
 */
export const component = (name: string, rules: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layers.patterns]: rules } }, name)
