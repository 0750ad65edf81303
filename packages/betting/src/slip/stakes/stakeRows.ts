import { pointsFromMinor, type Minor, type StakePreset } from '@kit/sdk/contract'

/** A preset while it is edited. */
export interface StakeRow {
  id: number
  /** Whole points; null while the field is empty. */
  points: bigint | null
  /** As typed; empty: the number itself. */
  label: string
}

/** The most points a preset may stand for, and the longest label. Source: the contract of `saveStakes`. */
export const mostPoints = 100_000_000n
export const longestLabel = 24

const wholePoints = (value: Minor): bigint => value / 100n

/** Rows to edit, from the presets that are shown. A label that is the number is not repeated. */
export const rowsOf = (presets: readonly StakePreset[]): StakeRow[] =>
  presets.map(({ label, value }, id) => ({
    id,
    points: wholePoints(value),
    label: label === pointsFromMinor(value) ? '' : label,
  }))

/** Whether a row can be saved. */
export const isWhole = ({ points }: StakeRow): boolean =>
  points !== null && points >= 1n && points <= mostPoints

/** The presets of edited rows, or undefined while one of them can't be saved. */
export function presetsOf(rows: readonly StakeRow[]): StakePreset[] | undefined {
  if (!rows.every(isWhole)) return undefined
  return rows.map(({ points, label }) => ({
    label: label.trim() || String(points),
    value: (points ?? 0n) * 100n,
  }))
}
