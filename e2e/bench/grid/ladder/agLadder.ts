/** A ladder as an AG Grid, with a row for each price of its range. */
import { createGrid, type ColDef, type GridApi } from 'ag-grid-community'
import { sides, type Side, type WirePrice } from '../stream.ts'
import type { LadderSubject } from '../subject.ts'
import { highestOdds, lowestOdds, oddsStep, type Depth } from './ladderStream.ts'

interface LadderRow extends Record<Side, string> {
  id: string
}

const idOf = (odds: number) => String(odds)
const allOdds = Array.from(
  { length: (highestOdds - lowestOdds) / oddsStep + 1 },
  (_, row) => highestOdds - row * oddsStep,
)

const rowsOf = (depth: Depth): LadderRow[] => {
  const sizeAt = (side: Side, odds: number) =>
    depth[side].find(({ odd }: WirePrice) => Math.round(odd * 100) === odds)?.size
  return allOdds.map((odds) => ({
    id: idOf(odds),
    back: String(sizeAt('back', odds) ?? ''),
    lay: String(sizeAt('lay', odds) ?? ''),
  }))
}

const sizeColumn = (side: Side): ColDef<LadderRow> => ({
  field: side,
  colId: side,
  width: 90,
  cellStyle: { background: side === 'back' ? '#9dcaf2' : '#f2b0c5', padding: 0, textAlign: 'center' },
})

export function mountAgLadder(root: HTMLElement, first: Depth): LadderSubject {
  const host = root.appendChild(document.createElement('div'))
  host.style.blockSize = '560px'
  let shown = new Map(rowsOf(first).map((row) => [row.id, row]))
  const grid: GridApi<LadderRow> = createGrid<LadderRow>(host, {
    getRowId: ({ data }) => data.id,
    asyncTransactionWaitMillis: 16,
    rowHeight: 44,
    columnDefs: [sizeColumn('back'), { field: 'id', headerName: 'Odds', width: 80 }, sizeColumn('lay')],
    rowData: [...shown.values()],
  })
  grid.ensureNodeVisible(grid.getRowNode(idOf(Math.round(first.back[0]!.odd * 100)))!, 'middle')
  return {
    receive(text) {
      const next = rowsOf((JSON.parse(text) as { docs: Depth }).docs)
      const update = next.filter((row) => sides.some((side) => shown.get(row.id)![side] !== row[side]))
      shown = new Map(next.map((row) => [row.id, row]))
      grid.applyTransactionAsync({ update })
    },
    shown: (side, odds) =>
      host.querySelector(`[row-id="${idOf(odds)}"] [col-id="${side}"]`)?.textContent ?? undefined,
  }
}
