import { clampChroma, converter, formatHex, parse, type Color } from 'culori'

/** The text is `#rrggbb`; an alpha is ignored. Throws a sentence on anything else. */
export function colorOf(hex: string): Color {
  const color = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex) ? parse(hex.slice(0, 7)) : undefined
  if (!color) throw new Error(`${hex} is not a colour written as #rrggbb`)
  return color
}

const toRgb = converter('rgb')
/** An out-of-gamut value smaller than this is a rounding error. */
const rounding = 0.002

/** Returns a colour as `#rrggbb`. One outside the gamut of a screen loses chroma, never hue. */
export function hexOf(color: Color): string {
  const { r, g, b } = toRgb(color)
  const isShown = [r, g, b].every((channel) => channel > -rounding && channel < 1 + rounding)
  return formatHex(isShown ? color : clampChroma(color, 'oklch', 'rgb'))
}

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export const oklch = (lightness: number, chroma: number, hue: number): string =>
  hexOf({ mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue })
