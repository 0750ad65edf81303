import { clampChroma, converter, formatHex, parse, type Color } from 'culori'

/** A colour read from `#rrggbb`; an alpha behind it is ignored. Throws on anything else, by its own words. */
export function colorOf(hex: string): Color {
  const color = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex) ? parse(hex.slice(0, 7)) : undefined
  if (!color) throw new Error(`${hex} is not a colour written as #rrggbb`)
  return color
}

const toRgb = converter('rgb')
/** What lies outside by less than this is the rounding of the way here. */
const rounding = 0.002

/** `#rrggbb` of any colour: one that no screen shows loses strength, never its hue. */
export function hexOf(color: Color): string {
  const { r, g, b } = toRgb(color)
  const isShown = [r, g, b].every((channel) => channel > -rounding && channel < 1 + rounding)
  return formatHex(isShown ? color : clampChroma(color, 'oklch', 'rgb'))
}

/** `#rrggbb` from lightness 0–1, strength 0–0.4 and hue in degrees, as the eye orders them (OKLCH). */
export const oklch = (lightness: number, chroma: number, hue: number): string =>
  hexOf({ mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue })
