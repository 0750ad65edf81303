import { contrast } from '../color/contrast.ts'
import { oklchOf } from '../color/derive.ts'
import type { Adjustment, BrandIdea, Mode, Palette } from './brand.ts'
import { fillOf, hoverOf, softAccentOf } from './brandTokens.ts'
import { required } from './palette.ts'

/**
 * Returns the lowest contrast of a colour in a mode, against its backgrounds and the text on it, and the required
 * one.
 */
function worstContrast(
  name: Adjustment['name'],
  color: string,
  palette: Palette,
  mode: Mode,
): Pick<Adjustment, 'reached' | 'needed'> {
  const { canvas, surface, surfaceRaised, surfaceSunken } = palette
  const worst = (grounds: readonly string[]) => Math.min(...grounds.map((ground) => contrast(color, ground)))
  const onIt = contrast(fillOf(color, palette).on, color)
  if (name === 'action')
    return onIt < required.text
      ? { reached: onIt, needed: required.text }
      : { reached: worst([canvas, surface]), needed: required.edge }
  const hover = hoverOf({ accent: color, surface })
  const grounds = [canvas, surface, surfaceRaised, surfaceSunken, hover, softAccentOf(surface, mode)(color)]
  return { reached: Math.min(onIt, worst(grounds)), needed: required.text }
}

export function adjustmentsOf(
  idea: BrandIdea,
  palettes: Readonly<Record<Mode, Palette>>,
  modes: readonly Mode[],
): Adjustment[] {
  const given = { accent: idea.accent, action: idea.action ?? idea.accent }
  return modes.flatMap((mode) =>
    (['accent', 'action'] as const)
      .filter((name) => idea.colors?.[mode]?.[name] === undefined && palettes[mode][name] !== given[name])
      .map((name) => ({
        mode,
        name,
        given: given[name],
        used: palettes[mode][name],
        ...worstContrast(name, given[name], palettes[mode], mode),
      })),
  )
}

/** Returns the adjustment as a sentence: its reason, its extent, and how to choose another colour. */
export function adjustmentText({ mode, name, given, used, reached, needed }: Adjustment): string {
  const further = Math.round((oklchOf(used).lightness - oklchOf(given).lightness) * 100)
  const way = `${Math.max(1, Math.abs(further))} % ${further > 0 ? 'lighter' : 'darker'}`
  const done = needed === required.text ? 'read' : 'distinguished from the page'
  return `${name} (${given}) cannot be ${done} in ${mode}, with a contrast of ${reached.toFixed(2)} where ${needed} is needed: ${mode} uses ${used}, ${way}. Set colors.${mode}.${name} to choose it yourself.`
}
