import type { BrandDesign, BrandTokens, Mode, Palette } from '../brands/brand.ts'
import { brandTokens } from '../brands/brandTokens.ts'
import { paletteOf } from '../brands/palette.ts'
import { difference } from '../color/contrast.ts'
import { nearestKin } from '../color/derive.ts'
import { floorOf, floors, seenBy, visions, type Floor, type Vision } from '../color/vision.ts'
import { problemsOf } from './problems.ts'

const colors = ['accent', 'action', 'danger', 'warning', 'success', 'back', 'lay', 'profit', 'loss'] as const
export type Meaning = (typeof colors)[number]

interface MeaningPair {
  /** The suggestion changes the first one if it can, else the second. */
  names: readonly [Meaning, Meaning]
  floor: Floor
  /** The reason for the floor. */
  why: string
}

/**
 * Meanings that are shown next to each other and must not be confused. Accent and success are not among them: both
 * confirm, and a green brand may confirm in its own green. The focus ring has the colour of the accent.
 */
export const meaningPairs: readonly MeaningPair[] = [
  {
    names: ['danger', 'accent'],
    floor: floors.alarm,
    why: 'a focused field would look invalid, and a confirmation like a cancellation',
  },
  { names: ['danger', 'action'], floor: floors.alarm, why: 'a call to action would look like a deletion' },
  { names: ['warning', 'danger'], floor: floors.degree, why: 'a warning would look like an error' },
  { names: ['success', 'danger'], floor: floors.opposite, why: 'a refusal would look like a success' },
  {
    names: ['action', 'accent'],
    floor: floors.degree,
    why: 'the call to action would look like a selection',
  },
  { names: ['lay', 'back'], floor: floors.opposite, why: 'a bet could be placed on the wrong side' },
  { names: ['loss', 'profit'], floor: floors.opposite, why: 'a loss would look like a profit' },
]

/** Distance of two meanings for one kind of colour vision. */
export interface MeaningDistance extends MeaningPair {
  vision: Vision
  reached: number
  needed: number
}

const colorOf = ({ color, market }: BrandTokens, name: Meaning): string => ({ ...color, ...market })[name]

/** Returns the distance of each pair in OKLab for each kind of colour vision. */
export const meaningDistances = (tokens: BrandTokens): MeaningDistance[] =>
  meaningPairs.flatMap((pair) =>
    visions.map((vision) => {
      const [one, other] = pair.names.map((name) => seenBy(vision, colorOf(tokens, name))) as [string, string]
      return { ...pair, vision, reached: difference(one, other), needed: floorOf(pair.floor, vision) }
    }),
  )

/** A brand that uses one colour for accent and action does not mean different things with them. */
function hasOneVoice({ idea, palettes }: BrandDesign, mode: Mode): boolean {
  const action = idea.colors?.[mode]?.action ?? idea.action
  return action === undefined || action === idea.accent || palettes[mode].action === palettes[mode].accent
}

/** Returns the worst vision of each failing pair. */
function failing(design: BrandDesign, mode: Mode): MeaningDistance[] {
  const distances = meaningDistances(brandTokens(design, mode)).filter(
    ({ names, reached, needed }) =>
      reached < needed && !(names[0] === 'action' && names[1] === 'accent' && hasOneVoice(design, mode)),
  )
  return meaningPairs.flatMap(({ names }) => {
    const own = distances.filter((one) => one.names === names)
    return own.toSorted((one, other) => one.reached / one.needed - other.reached / other.needed).slice(0, 1)
  })
}

/** The same brand with colours of a mode chosen by hand, as `colors` of its idea does it. */
function changed(design: BrandDesign, mode: Mode, change: Partial<Palette>): BrandDesign {
  const idea = {
    ...design.idea,
    colors: { ...design.idea.colors, [mode]: { ...design.idea.colors?.[mode], ...change } },
  }
  return { ...design, idea, palettes: { ...design.palettes, [mode]: paletteOf(idea, mode) } }
}

/** How far the hue of a suggestion may be from the given one, in degrees: danger stays red, an accent may turn. */
const mostTurned = (name: Meaning) => (name === 'accent' || name === 'action' ? 90 : 15)

/**
 * Returns the colours to set under `colors` of a mode so that its failing pairs pass, each the most similar one that
 * keeps every contrast. Leaves out what no similar colour can correct.
 */
function suggestionOf(design: BrandDesign, mode: Mode): Partial<Record<Meaning, string>> {
  const change: Partial<Record<Meaning, string>> = {}
  let current = design
  for (const { names } of failing(design, mode)) {
    const before = new Set(failing(current, mode).map((one) => one.names))
    if (!before.has(names)) continue
    const improves = (name: Meaning) => (hex: string) => {
      const palette = { ...current.palettes[mode], [name]: hex }
      const quick = { ...current, palettes: { ...current.palettes, [mode]: palette } }
      if (failing(quick, mode).some((one) => one.names === names)) return false
      const next = changed(current, mode, { [name]: hex })
      const after = failing(next, mode).map((one) => one.names)
      return (
        !after.includes(names) &&
        after.every((one) => before.has(one)) &&
        problemsOf(brandTokens(next, mode)).length === 0
      )
    }
    for (const name of names) {
      const found = nearestKin(current.palettes[mode][name], improves(name), mostTurned(name))
      if (found === undefined) continue
      change[name] = found
      current = changed(current, mode, { [name]: found })
      break
    }
  }
  return change
}

/** Two meanings of a brand that can be confused. */
export interface MeaningFinding extends MeaningDistance {
  mode: Mode
  colors: readonly [string, string]
  /** Colours for `colors` of the mode. All suggestions of a mode together correct its findings. */
  suggestion: Partial<Record<Meaning, string>>
}

/** Returns the pairs of meanings that can be confused in a brand. A finding does not prevent the brand's build. */
export const meaningFindings = (design: BrandDesign): MeaningFinding[] =>
  design.modes.flatMap((mode) => {
    const found = failing(design, mode)
    if (found.length === 0) return []
    const suggestion = suggestionOf(design, mode)
    return found.map((one) => {
      const [first, second] = one.names
      return {
        ...one,
        mode,
        colors: [design.palettes[mode][first], design.palettes[mode][second]] as const,
        suggestion,
      }
    })
  })

/** Returns the finding as a sentence with a suggestion. */
export function meaningText({
  mode,
  names,
  colors: given,
  vision,
  reached,
  needed,
  why,
  suggestion,
}: MeaningFinding): string {
  const [one, other] = names
  const settings = Object.entries(suggestion).map(([name, hex]) => `colors.${mode}.${name} to ${hex}`)
  const advice =
    settings.length > 0
      ? `Set ${settings.join(' and ')}.`
      : `Choose another ${one} or ${other}: no similar colour passes.`
  return `${one} (${given[0]}) and ${other} (${given[1]}) are ${reached.toFixed(3)} apart in ${mode} for ${vision} and need ${needed}: ${why}. ${advice}`
}
