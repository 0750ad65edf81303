import { layers } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

/** A class in the patterns' layer: it wins over the parts of @kit/ui, and a brand wins over it. */
export const component = (name: string, rules: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layers.patterns]: rules } }, name)
