import { layers } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

/** A class in the patterns layer: it overrides the components of @kit/ui, and a brand overrides it. */
export const component = (name: string, rules: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layers.patterns]: rules } }, name)
