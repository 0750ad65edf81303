/**
 * AG Grid Community with its recommended settings for fast updates: transactions once a frame, with its own
 * flash.
 */
import type { Market } from '@kit/sdk/contract'
import {
  AllCommunityModule,
  createGrid,
  ModuleRegistry,
  type ColDef,
  type GridApi,
  type ICellRendererComp,
  type ICellRendererParams,
} from 'ag-grid-community'
import { flashMs } from '../flash.ts'
import { levels, sides, type Side, type WirePrice } from '../stream.ts'
import type { Subject } from '../subject.ts'
import { changedRows, rowId, rowsOf, type Row } from './rows.ts'

ModuleRegistry.registerModules([AllCommunityModule])

class PriceRenderer implements ICellRendererComp {
  private readonly element = document.createElement('div')
  private readonly price = document.createElement('b')
  private readonly size = document.createElement('span')
  init(params: ICellRendererParams): void {
    this.element.className = 'ag-price'
    this.element.append(this.price, this.size)
    this.refresh(params)
  }
  // Defined on the prototype, by which AG Grid distinguishes a class from a function.
  getGui(): HTMLElement {
    return this.element
  }
  refresh({ value }: ICellRendererParams): boolean {
    const { odd, size } = value as WirePrice
    this.price.textContent = odd.toFixed(2)
    this.size.textContent = String(Math.round(size))
    return true
  }
}

const priceColumn = <T>(side: Side, level: number, valueOf: (row: T) => WirePrice): ColDef<T> => ({
  colId: `${side} ${level}`,
  width: 80,
  valueGetter: ({ data }) => valueOf(data!),
  equals: (a: WirePrice, b: WirePrice) => a?.odd === b?.odd && a?.size === b?.size,
  cellRenderer: PriceRenderer,
  cellStyle: { background: side === 'back' ? '#9dcaf2' : '#f2b0c5', padding: 0 },
  enableCellChangeFlash: true,
})

const shared = {
  getRowId: ({ data }: { data: { id: string } }) => data.id,
  cellFlashDuration: flashMs,
  cellFadeDuration: 0,
  asyncTransactionWaitMillis: 16,
  suppressColumnVirtualisation: true,
} as const

export const mountAgGrid =
  (isVirtualised: boolean) =>
  (root: HTMLElement, markets: Market[]): Subject => {
    const runnerIds = markets[0]!.runners.map(({ id }) => id)
    const rows = new Map(rowsOf(markets).map((row) => [row.id, row]))

    const gridHost = root.appendChild(document.createElement('div'))
    if (isVirtualised) gridHost.style.blockSize = '900px'
    const grid: GridApi<Row> = createGrid<Row>(gridHost, {
      ...shared,
      ...(!isVirtualised && { domLayout: 'autoHeight', suppressRowVirtualisation: true }),
      rowHeight: 56,
      columnDefs: [
        { field: 'marketName', headerName: 'Market' },
        { field: 'runnerName', headerName: 'Runner' },
        { field: 'status', headerName: 'Status', width: 110 },
        ...sides.flatMap((side) =>
          Array.from({ length: levels }, (_, level) =>
            priceColumn<Row>(side, level, (row) => row.prices[side][level]!),
          ),
        ),
      ],
      rowData: [...rows.values()],
    })

    const find = (host: HTMLElement, id: string, column: string) =>
      host.querySelector(`[row-id="${id}"] [col-id="${column}"] .ag-price`) ?? undefined

    return {
      receive(text) {
        const update = changedRows(text, (id) => rows.get(id)!, runnerIds)
        for (const row of update) rows.set(row.id, row)
        grid.applyTransactionAsync({ update })
      },
      reveal(marketId) {
        grid.ensureNodeVisible(grid.getRowNode(rowId(marketId, runnerIds[1]!))!, 'middle')
        gridHost.scrollIntoView({ block: 'start' })
      },
      shown: (marketId, runnerId, side, level) =>
        find(gridHost, rowId(marketId, runnerId), `${side} ${level}`),
    }
  }
