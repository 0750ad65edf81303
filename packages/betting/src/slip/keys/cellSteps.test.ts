import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextCell, type CellAt, type CellPosition, type PriceRows, type StepKey } from './cellSteps.ts'

const back = (level: number): CellPosition => ({ side: 'back', level })
const lay = (level: number): CellPosition => ({ side: 'lay', level })

const exchange = [back(2), back(1), back(0), lay(0), lay(1), lay(2)]
const bookmaker = [back(0), lay(0)]
const session = [lay(0), back(0)]

const rowsOf = (rows: readonly (readonly CellPosition[])[]): PriceRows => ({
  count: rows.length,
  cells: (row) => rows[row]!,
})
const page = rowsOf([exchange, [], bookmaker, session, exchange])

function walk(rows: PriceRows, from: CellAt, keys: readonly StepKey[], isRtl = false): CellAt {
  let at = from
  let column = rows.cells(at.row)[at.cell]!
  for (const key of keys) {
    at = nextCell(rows, { at, key, column, isRtl }) ?? at
    if (key !== 'ArrowUp' && key !== 'ArrowDown') column = rows.cells(at.row)[at.cell]!
  }
  return at
}

describe('the cell that a key leads to', () => {
  it('moves sideways within a row and stops at its ends', () => {
    expect(walk(page, { row: 0, cell: 2 }, ['ArrowRight'])).toEqual({ row: 0, cell: 3 })
    expect(walk(page, { row: 0, cell: 5 }, ['ArrowRight'])).toEqual({ row: 0, cell: 5 })
    expect(walk(page, { row: 0, cell: 0 }, ['ArrowLeft'])).toEqual({ row: 0, cell: 0 })
  })

  it('mirrors left and right in right-to-left, but not Home and End, which are the ends of a line', () => {
    expect(walk(page, { row: 0, cell: 2 }, ['ArrowRight'], true)).toEqual({ row: 0, cell: 1 })
    expect(walk(page, { row: 0, cell: 2 }, ['ArrowLeft'], true)).toEqual({ row: 0, cell: 3 })
    expect(walk(page, { row: 0, cell: 2 }, ['Home'], true)).toEqual({ row: 0, cell: 0 })
    expect(walk(page, { row: 0, cell: 2 }, ['End'], true)).toEqual({ row: 0, cell: 5 })
  })

  it('moves to the next market, past a runner without prices', () => {
    expect(walk(page, { row: 0, cell: 2 }, ['ArrowDown'])).toEqual({ row: 2, cell: 0 })
    expect(walk(page, { row: 0, cell: 2 }, ['ArrowUp'])).toEqual({ row: 0, cell: 2 })
    expect(walk(page, { row: 4, cell: 0 }, ['ArrowDown'])).toEqual({ row: 4, cell: 0 })
  })

  it('stays on the back or lay side, wherever that side is', () => {
    expect(walk(page, { row: 2, cell: 0 }, ['ArrowDown'])).toEqual({ row: 3, cell: 1 })
    expect(walk(page, { row: 2, cell: 1 }, ['ArrowDown'])).toEqual({ row: 3, cell: 0 })
  })

  it('returns to its level after rows without it', () => {
    expect(walk(page, { row: 0, cell: 1 }, ['ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual({
      row: 4,
      cell: 1,
    })
    // A new choice sideways changes the column.
    expect(walk(page, { row: 0, cell: 1 }, ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'])).toEqual({
      row: 4,
      cell: 3,
    })
  })

  const anyRow = fc.constantFrom<readonly CellPosition[]>(exchange, bookmaker, session, [])
  const anyKey = fc.constantFrom<StepKey>('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End')

  it('never leaves the page, always lands on a price, and never changes side going up or down', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 12 }),
        fc.array(anyKey, { maxLength: 30 }),
        fc.boolean(),
        fc.nat(),
        (drawn, keys, isRtl, seed) => {
          const rows = rowsOf([...drawn, exchange])
          const startable = [...drawn.keys(), drawn.length].filter((row) => rows.cells(row).length > 0)
          const row = startable[seed % startable.length]!
          let at: CellAt = { row, cell: seed % rows.cells(row).length }
          let column = rows.cells(row)[at.cell]!
          for (const key of keys) {
            const before = rows.cells(at.row)[at.cell]!
            at = nextCell(rows, { at, key, column, isRtl }) ?? at
            const place = rows.cells(at.row)[at.cell]
            expect(place).toBeDefined()
            const isUpOrDown = key === 'ArrowUp' || key === 'ArrowDown'
            expect(place!.side).toBe(isUpOrDown ? before.side : place!.side)
            if (!isUpOrDown) column = place!
          }
        },
      ),
    )
  })

  const opposite = {
    ArrowDown: 'ArrowUp',
    ArrowUp: 'ArrowDown',
    ArrowLeft: 'ArrowRight',
    ArrowRight: 'ArrowLeft',
  } as const
  const arrow = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight')

  it('returns with the opposite key where all rows are alike', () => {
    const rows = rowsOf(Array.from({ length: 8 }, () => exchange))
    const inside = fc.record({ row: fc.integer({ min: 1, max: 6 }), cell: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(inside, arrow, fc.boolean(), (at, key, isRtl) => {
        expect(walk(rows, at, [key], isRtl)).not.toEqual(at)
        expect(walk(rows, at, [key, opposite[key]], isRtl)).toEqual(at)
      }),
    )
  })
})
