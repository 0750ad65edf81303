import { layers } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

/** A class in the components' layer: a brand wins over it, the reset never does. */
export const component = (name: string, rules: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layers.components]: rules } }, name)
