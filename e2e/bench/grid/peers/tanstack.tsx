/** TanStack Table with TanStack Virtual, and a store that is rendered once a frame. */
import type { Market } from '@kit/sdk/contract'
import { createColumnHelper, tableFeatures, useTable, type Cell } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { levels, sides } from '../stream.ts'
import type { Subject } from '../subject.ts'
import { PriceButton } from './PriceButton.tsx'
import { changedRows, rowId, rowsOf, type Row } from './rows.ts'

const rowHeight = 56
const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns([
  helper.accessor('runnerName', { header: 'Runner' }),
  ...sides.flatMap((side) =>
    Array.from({ length: levels }, (_, level) =>
      helper.accessor((row) => row.prices[side][level]!, {
        id: `${side} ${level}`,
        cell: ({ row, getValue }) => (
          <PriceButton id={`grid ${row.original.id} ${side} ${level}`} side={side} price={getValue()} />
        ),
      }),
    ),
  ),
])

interface RunnerRowProps {
  row: Row
  start: number
  cells: () => Cell<typeof features, Row, unknown>[]
  render: (cell: Cell<typeof features, Row, unknown>) => React.ReactNode
}

const RunnerRow = memo(
  ({ start, cells, render }: RunnerRowProps) => (
    <div className="floor-row peer-row" style={{ position: 'absolute', insetInline: 0, top: start }}>
      {cells().map((cell) => (
        <span key={cell.id} style={{ display: 'grid' }}>
          {render(cell)}
        </span>
      ))}
    </div>
  ),
  (a, b) => a.row === b.row && a.start === b.start,
)

export function mountTanstack(root: HTMLElement, markets: Market[]): Subject {
  const runnerIds = markets[0]!.runners.map(({ id }) => id)
  const rows = rowsOf(markets)
  const indexOf = new Map(rows.map(({ id }, index) => [id, index]))
  let show: (rows: Row[]) => void = () => {}
  let scrollTo: (index: number) => void = () => {}
  let frame = 0

  function Page() {
    const [data, setData] = useState(() => [...rows])
    const scroller = useRef<HTMLDivElement>(null)
    const table = useTable({ features, columns, data, getRowId: (row) => row.id })
    const virtual = useVirtualizer({
      count: data.length,
      getScrollElement: () => scroller.current,
      estimateSize: () => rowHeight,
      overscan: 4,
    })
    useEffect(() => {
      show = setData
      scrollTo = (index) => virtual.scrollToIndex(index, { align: 'center' })
    }, [virtual])
    const all = table.getRowModel().rows
    return (
      <div ref={scroller} className="peer-rows">
        <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <RunnerRow
              key={key}
              row={data[index]!}
              start={start}
              cells={() => all[index]!.getAllCells()}
              render={(cell) => <table.FlexRender cell={cell} />}
            />
          ))}
        </div>
      </div>
    )
  }
  flushSync(() => createRoot(root).render(<Page />))
  const find = (id: string) => root.querySelector(`[data-id="${id}"]`) ?? undefined
  return {
    receive(text) {
      for (const row of changedRows(text, (id) => rows[indexOf.get(id)!]!, runnerIds))
        rows[indexOf.get(row.id)!] = row
      frame ||= requestAnimationFrame(() => {
        frame = 0
        show([...rows])
      })
    },
    reveal: (marketId) => scrollTo(indexOf.get(rowId(marketId, runnerIds[1]!))!),
    shown: (marketId, runnerId, side, level) => find(`grid ${rowId(marketId, runnerId)} ${side} ${level}`),
  }
}
