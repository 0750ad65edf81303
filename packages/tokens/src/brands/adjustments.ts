import type { Adjustment, BrandIdea, Mode, Palette } from './brand.ts'

/** What the modes adjust of the colours that the brand gives for all of them. */
export function adjustmentsOf(
  idea: BrandIdea,
  palettes: Readonly<Record<Mode, Palette>>,
  modes: readonly Mode[],
): Adjustment[] {
  const given = { accent: idea.accent, action: idea.action ?? idea.accent }
  return modes.flatMap((mode) =>
    (['accent', 'action'] as const)
      .filter((name) => idea.colors?.[mode]?.[name] === undefined && palettes[mode][name] !== given[name])
      .map((name) => ({ mode, name, given: given[name], used: palettes[mode][name] })),
  )
}

/** The adjustment as a sentence: what was done and how to choose otherwise. */
export const adjustmentText = ({ mode, name, given, used }: Adjustment): string =>
  `${name} (${given}) cannot be read in ${mode}, which uses ${used}. Set colors.${mode}.${name} to choose it yourself.`
