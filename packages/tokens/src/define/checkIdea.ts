import type { BrandDesign } from '../brands/brand.ts'
import { ideaShape, imageryShape, shadowsShape } from './ideaShape.ts'
import type { OwnBrandIdea } from './ownBrand.ts'
import { shown } from './shape.ts'

/** Checked at any depth, before anything is derived; a sentence each. */
export function faultsOf(idea: unknown): string[] {
  return typeof idea === 'object' && idea !== null && !Array.isArray(idea)
    ? ideaShape(idea, '')
    : [`It is ${shown(idea)}, and has to be an object: defineBrand({ name: 'harbour', accent: '#1b6fae' }).`]
}

/** Returns faults of the values that an idea's functions return in each mode; a sentence each. */
export function derivedFaultsOf(
  { imagery, shadows }: OwnBrandIdea,
  { modes, palettes }: BrandDesign,
): string[] {
  const derived = [
    { name: 'imagery', derive: imagery, shape: imageryShape },
    { name: 'shadows', derive: shadows, shape: shadowsShape },
  ]
  return derived.flatMap(({ name, derive, shape }) => [
    // Both modes usually have the same fault.
    ...new Set(modes.flatMap((mode) => (derive ? shape(derive(palettes[mode], mode), name) : []))),
  ])
}
