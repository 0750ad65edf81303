import { pointsFromMinor, type Minor, type StakePreset } from '@kit/sdk/contract'

export interface StakeRow {
  id: number
  /** Whole points, or null while the field is empty. */
  points: bigint | null
  /** The label as typed. If empty, the number is the label. */
  label: string
}

/**
 * The largest amount of a preset in points, and the longest label in characters. Source: the contract of `saveStakes`.
 */
export const mostPoints = 100_000_000n
export const longestLabel = 24

const wholePoints = (value: Minor): bigint => value / 100n

/** A label that equals the number becomes empty. */
export const rowsOf = (presets: readonly StakePreset[]): StakeRow[] =>
  presets.map(({ label, value }, id) => ({
    id,
    points: wholePoints(value),
    label: label === pointsFromMinor(value) ? '' : label,
  }))

export const isWhole = ({ points }: StakeRow): boolean =>
  points !== null && points >= 1n && points <= mostPoints

export function presetsOf(rows: readonly StakeRow[]): StakePreset[] | undefined {
  if (!rows.every(isWhole)) return undefined
  return rows.map(({ points, label }) => ({
    label: label.trim() || String(points),
    value: (points ?? 0n) * 100n,
  }))
}
