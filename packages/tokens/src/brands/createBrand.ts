import { problemsOf } from '../checks/problems.ts'
import { adjustmentsOf } from './adjustments.ts'
import type { BrandDesign, BrandIdea } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { paletteOf } from './palette.ts'
import * as scale from './scale.ts'

/**
 * Derives a complete brand from a short description: at least a name and an accent. Missing fields are derived in a
 * perceptual colour space. Throws, so that the site cannot be built, if a text or a control's edge has too little
 * contrast in any mode, if back and lay or profit and loss look alike to any kind of colour vision, or if the accent
 * resembles one of them. The message names each pair, its figure, and what to change.
 */
export function createBrand(idea: BrandIdea): BrandDesign {
  const modes = idea.modes ?? ['dark', 'light']
  const defaultMode = idea.defaultMode ?? modes[0] ?? 'dark'
  if (!modes.includes(defaultMode))
    throw new Error(`The brand "${idea.name}" has no ${defaultMode} mode, its default mode: add it to modes.`)
  const system = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"
  const palettes = { dark: paletteOf(idea, 'dark'), light: paletteOf(idea, 'light') }
  const design: BrandDesign = {
    idea,
    name: idea.name,
    label: idea.label ?? idea.name,
    modes,
    defaultMode,
    density: idea.density ?? 'regular',
    font: { body: system, display: system, numeric: system, ...idea.font },
    text: { ...scale.text, ...idea.text },
    weight: { ...scale.weight, ...idea.weight },
    leading: { ...scale.leading, ...idea.leading },
    tracking: { ...scale.tracking, ...idea.tracking },
    heading: { weight: '600', tracking: '0', case: 'none', ...idea.heading },
    radius: scale.corners[idea.corners ?? 'soft'],
    icon: { ...scale.icon, ...idea.icon },
    shape: { corner: idea.corners === 'cut' ? 'bevel' : 'round' },
    border: { ...scale.border, ...idea.border },
    motion: { ...scale.movements[idea.movement ?? 'calm'], edge: idea.edgeMotion ?? 'none' },
    space: { ...scale.space, ...idea.space },
    size: { ...scale.size, ...idea.size },
    palettes,
    adjustments: adjustmentsOf(idea, palettes, modes),
    pictures: idea.pictures ?? (() => ({})),
    shadows: idea.shadows ?? (() => ({})),
  }
  const problems = modes.flatMap((mode) =>
    problemsOf(brandTokens(design, mode)).map((problem) => `- ${mode}: ${problem}`),
  )
  if (problems.length > 0)
    throw new Error(`The brand "${idea.name}" cannot be built:\n${problems.join('\n')}`)
  return design
}
