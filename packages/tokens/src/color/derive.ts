import { hexOfOklab, oklabOf } from './oklab.ts'

/** The same colour, lighter (positive) or darker by `amount` of OKLab lightness. */
export function lighten(hex: string, amount: number): string {
  const color = oklabOf(hex)
  return hexOfOklab({ ...color, l: Math.min(1, Math.max(0, color.l + amount)) })
}

/** `share` of one colour in another, mixed as the eye would: 0 is all `ground`, 1 all `color`. */
export function mix(color: string, ground: string, share: number): string {
  const [one, other] = [oklabOf(color), oklabOf(ground)]
  const between = (from: number, to: number) => from + (to - from) * share
  return hexOfOklab({ l: between(other.l, one.l), a: between(other.a, one.a), b: between(other.b, one.b) })
}

/**
 * A quiet kin of `color` on `ground`: its lightness comes `share` of the way, its strength is `strength` of the colour's
 * own. Plain mixing would turn pink on green grey.
 */
export function tint(color: string, ground: string, share: number, strength: number): string {
  const [one, other] = [oklabOf(color), oklabOf(ground)]
  return hexOfOklab({ l: other.l + (one.l - other.l) * share, a: one.a * strength, b: one.b * strength })
}

/** The colour with an alpha, 0–1. */
export function veil(hex: string, alpha: number): string {
  return `${hex.slice(0, 7)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}
