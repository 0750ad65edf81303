import type { Minor } from '../contract/index.ts'

/** A value of a sheet: text, a moment as ISO 8601, or an amount in minor units. */
export type ExportCell = { text: string } | { moment: string } | { minor: Minor }

/** A table that is written into a file: what it is of, its rows, and what they add up to. */
export interface ExportSheet {
  title: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly ExportCell[] }[]
  sums: readonly { label: string; minor: Minor }[]
}
