import { converter } from 'culori'
import { colorOf, hexOf, oklch } from './hex.ts'

const toOklab = converter('oklab')
const toOklch = converter('oklch')
const oklabOf = (hex: string) => toOklab(colorOf(hex))

/** A grey has the hue 0. */
export function oklchOf(hex: string): { lightness: number; chroma: number; hue: number } {
  const { l, c, h } = toOklch(colorOf(hex))
  return { lightness: l, chroma: c, hue: h ?? 0 }
}

/** Returns the distance from 0 to 180 degrees. */
export const hueDistance = (one: number, other: number): number =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180)

/** `amount` is in OKLab lightness; a negative one darkens. */
export function lighten(hex: string, amount: number): string {
  const { lightness, chroma, hue } = oklchOf(hex)
  return oklch(lightness + amount, chroma, hue)
}

/** Mixes in a perceptual space: `share` 0 is all `background`, 1 all `color`. */
export function mix(color: string, background: string, share: number): string {
  const [one, other] = [oklabOf(color), oklabOf(background)]
  const between = (from: number, to: number) => from + (to - from) * share
  return hexOf({
    mode: 'oklab',
    l: between(other.l, one.l),
    a: between(other.a, one.a),
    b: between(other.b, one.b),
  })
}

/**
 * Returns a quiet variant of `color` on `background`: its lightness is mixed by `share`, its chroma is `strength` of
 * the colour's own. Plain mixing would turn pink on green grey.
 */
export function tint(color: string, background: string, share: number, strength: number): string {
  const [one, other] = [oklabOf(color), oklabOf(background)]
  return hexOf({
    mode: 'oklab',
    l: other.l + (one.l - other.l) * share,
    a: one.a * strength,
    b: one.b * strength,
  })
}

/** Returns the colour with an alpha from 0 to 1. */
export function withAlpha(hex: string, alpha: number): string {
  return `${hex.slice(0, 7)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}

/**
 * Returns the colour itself if it passes `fits`, else the nearest lightness that does, up to `limit` away, at the
 * same hue. If none passes, returns the colour unchanged: the contrast checks report it.
 */
export function nearest(hex: string, fits: (hex: string) => boolean, limit = 0.4): string {
  for (let away = 0; away <= limit; away += 0.01) {
    for (const amount of [away, -away]) {
      const kin = away === 0 ? hex : lighten(hex, amount)
      if (fits(kin)) return kin
    }
  }
  return hex
}

/**
 * Returns the colour itself if it passes `fits`, else the most similar one that does: up to 0.3 lighter or darker, with
 * a hue up to `turn` degrees away. Undefined if none passes.
 */
export function nearestKin(hex: string, fits: (hex: string) => boolean, turn: number): string | undefined {
  if (fits(hex)) return hex
  const { lightness, chroma, hue } = oklchOf(hex)
  const steps = (reach: number, step: number) =>
    Array.from({ length: 2 * Math.round(reach / step) + 1 }, (_, index) => index * step - reach)
  const kin = steps(0.3, 0.01).flatMap((lighter) =>
    steps(turn, 5).map((turned) => ({
      color: oklch(lightness + lighter, chroma, hue + turned),
      away: Math.hypot(lighter, 2 * chroma * Math.sin((turned * Math.PI) / 360)),
    })),
  )
  return kin.toSorted((one, other) => one.away - other.away).find(({ color }) => fits(color))?.color
}
