import { inForcedColors, layers, type ForcedRules } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

/**
 * Returns the class of a style in the patterns layer. It overrides the components of @kit/ui whatever the order of
 * style sheets, and brands override it. The rules in `forced` apply in forced colours.
 */
export const component = (
  name: string,
  { forced, ...rules }: Omit<StyleRule, '@layer'> & { forced?: ForcedRules },
): string =>
  style({ '@layer': { [layers.patterns]: rules, ...(forced && inForcedColors(forced)['@layer']) } }, name)
