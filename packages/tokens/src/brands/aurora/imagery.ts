import { withAlpha } from '../../color/derive.ts'
import { svgImage } from '../drawing.ts'

/** Returns a cone of light from `at`. */
const beam = (light: string, at: string, towards: string, strength: number) =>
  `conic-gradient(from ${towards} at ${at}, transparent 0deg, ${withAlpha(light, strength)} 14deg, transparent 34deg)`

/**
 * Returns floodlights on both sides above the grandstand, a warm one in the distance, and their beams crossing behind a
 * page header.
 */
export const floodlights = (light: string, warm: string, strength: number) =>
  [
    beam(light, '6% -6rem', '128deg', strength * 0.28),
    beam(light, '92% -7rem', '200deg', strength * 0.3),
    `radial-gradient(34rem 18rem at 10% -7rem, ${withAlpha(light, strength)}, transparent 72%)`,
    `radial-gradient(42rem 22rem at 86% -9rem, ${withAlpha(light, strength * 0.85)}, transparent 72%)`,
    `radial-gradient(24rem 13rem at 52% -7rem, ${withAlpha(warm, strength * 0.5)}, transparent 70%)`,
  ].join(', ')

/** Returns pitch lines; the tile repeats without a seam. */
export const pitchLines = (color: string, strength: number) =>
  svgImage(
    360,
    360,
    `<g fill="none" stroke="${color}" stroke-opacity="${strength}" stroke-width="1.5">` +
      `<path d="M180 0V360M0 180H108M252 180H360"/><circle cx="180" cy="180" r="72"/><circle cx="180" cy="180" r="2"/>` +
      `<path d="M0 72A72 72 0 0 0 72 0M288 0A72 72 0 0 0 360 72M0 288A72 72 0 0 1 72 360M288 360A72 72 0 0 1 360 288"/></g>`,
  )

export const lamps = (light: string) => ({
  ornament: svgImage(
    24,
    24,
    `<g fill="${light}"><circle cx="6" cy="6" r="4"/><circle cx="18" cy="6" r="4"/><circle cx="6" cy="18" r="4"/><circle cx="18" cy="18" r="4"/></g>`,
  ),
  ornamentSize: '0.7em',
})
