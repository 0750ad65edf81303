import type { Side } from '@kit/sdk/contract'

/** Level 0 is the best price. */
export interface CellPosition {
  side: Side
  level: number
  /** Index of the runner in a row with several. Default: 0. */
  pair?: number
}

/** The rows of prices on a page, from top to bottom, with their cells in reading order. A row may be empty. */
export interface PriceRows {
  count: number
  cells(row: number): readonly CellPosition[]
}

export interface CellAt {
  row: number
  cell: number
}

const sideways = { ArrowLeft: -1, ArrowRight: 1 } as const
const upDown = { ArrowUp: -1, ArrowDown: 1 } as const

export type StepKey = keyof typeof sideways | keyof typeof upDown | 'Home' | 'End'

export const isStepKey = (key: string): key is StepKey =>
  key in sideways || key in upDown || key === 'Home' || key === 'End'

export const isSideways = (key: StepKey): boolean => !(key in upDown)

/** Returns the index of the cell nearest to a price: on the same side if possible, then by runner and level. */
function nearest(cells: readonly CellPosition[], { side, level, pair = 0 }: CellPosition): number {
  const distance = (cell: CellPosition) =>
    (cell.side === side ? 0 : cells.length + level) +
    Math.abs((cell.pair ?? 0) - pair) +
    Math.abs(cell.level - level)
  let best = 0
  for (let index = 1; index < cells.length; index++)
    if (distance(cells[index]!) < distance(cells[best]!)) best = index
  return best
}

export interface Step {
  at: CellAt
  key: StepKey
  /** The price that was last chosen sideways. Up and down keep its side, and its level in rows that have it. */
  column: CellPosition
  isRtl: boolean
}

/** Returns the cell that an arrow key, Home or End leads to, or undefined at the edge. */
export function nextCell(rows: PriceRows, { at, key, column, isRtl }: Step): CellAt | undefined {
  const own = rows.cells(at.row).length
  if (key === 'Home' || key === 'End') return { row: at.row, cell: key === 'Home' ? 0 : own - 1 }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const cell = at.cell + sideways[key] * (isRtl ? -1 : 1)
    return cell >= 0 && cell < own ? { row: at.row, cell } : undefined
  }
  for (let row = at.row + upDown[key]; row >= 0 && row < rows.count; row += upDown[key]) {
    const cells = rows.cells(row)
    if (cells.length > 0) return { row, cell: nearest(cells, column) }
  }
  return undefined
}
