import { linearRgb, oklabOf } from './oklab.ts'

const luminance = (hex: string) => {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two opaque colours by WCAG 2.2, 1 to 21. Text needs 4.5, a control's edge 3. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** How far two colours lie apart for the eye (OKLab distance). Under 0.02 they look alike. */
export function difference(one: string, other: string): number {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b)
}

/** What is seen where `#rrggbbaa` lies over an opaque colour, blended as browsers do: in gamma space. */
export function over(veil: string, ground: string): string {
  const alpha = veil.length === 9 ? Number.parseInt(veil.slice(7), 16) / 255 : 1
  const byte = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(byte(veil, at) * alpha + byte(ground, at) * (1 - alpha)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The one of `inks` that reads best on `ground`. */
export function readable(ground: string, inks: readonly [string, ...string[]]): string {
  return inks.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best))
}
