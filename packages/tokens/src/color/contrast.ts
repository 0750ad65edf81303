import { differenceEuclidean, wcagContrast } from 'culori'
import { colorOf } from './hex.ts'

/** Returns the contrast of two opaque colours by WCAG 2.2, 1 to 21. Text needs 4.5, a control's edge 3. */
export const contrast = (one: string, other: string): number => wcagContrast(colorOf(one), colorOf(other))

const distance = differenceEuclidean('oklab')

/** Returns the distance in OKLab. Colours with a distance under 0.02 look alike. */
export const difference = (one: string, other: string): number => distance(colorOf(one), colorOf(other))

/** `overlay` is `#rrggbbaa`. Blends as browsers do: in gamma space. */
export function blend(overlay: string, background: string): string {
  const alpha = overlay.length === 9 ? Number.parseInt(overlay.slice(7), 16) / 255 : 1
  const byte = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(byte(overlay, at) * alpha + byte(background, at) * (1 - alpha)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function readable(background: string, inks: readonly [string, ...string[]]): string {
  return inks.reduce((best, ink) => (contrast(ink, background) > contrast(best, background) ? ink : best))
}
