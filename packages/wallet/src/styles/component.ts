import { layers } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

/**
 * Creates a class in the patterns layer: it overrides the parts of @kit/ui, and a brand overrides
 * it.
 */
export const component = (name: string, rules: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layers.patterns]: rules } }, name)
