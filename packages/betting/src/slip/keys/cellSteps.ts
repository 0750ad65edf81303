import type { Side } from '@kit/sdk/contract'

/** Which price of its runner a cell is: 0 is the best. */
export interface CellPlace {
  side: Side
  level: number
  /** Which runner of a row that has several; 0 by default. */
  pair?: number
}

/** The rows of prices of a page, from top to bottom, each from where a line begins to its end. A row may have none. */
export interface PriceRows {
  count: number
  cells(row: number): readonly CellPlace[]
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

/** Whether a key changes the column and not the row. */
export const isSideways = (key: StepKey): boolean => !(key in upDown)

/** The cell of a row nearest to a price: of its side if there is one, then by runner and by level. */
function nearest(cells: readonly CellPlace[], { side, level, pair = 0 }: CellPlace): number {
  const distance = (cell: CellPlace) =>
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
  /**
   * The price that was last chosen sideways. Up and down keep to its side, so that who backs goes on backing, and to its
   * level wherever a row has it.
   */
  column: CellPlace
  isRtl: boolean
}

/** Where an arrow key, Home or End leads; undefined where there is nothing more in that direction. */
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
