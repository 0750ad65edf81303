import type { CellAt, CellPosition, PriceRows } from './cellSteps.ts'

const priceCell = 'button[data-runner][data-level]'

export const cellOf = (element: Element | null): HTMLElement | undefined =>
  element instanceof HTMLElement && element.matches(priceCell) ? element : undefined

export const holdsCell = (element: Element): boolean =>
  element.matches(priceCell) || element.querySelector(priceCell) !== null

/** Returns the market or card around a cell, or the body. */
const marketOf = (cell: Element): Element => cell.closest('section, article') ?? cell.ownerDocument.body
const lineOf = (cell: HTMLElement) => (cell.closest('[data-lines]') ? cell.dataset['level'] : undefined)
const isShown = (cell: HTMLElement): boolean => cell.checkVisibility()

export const positionOfCell = (cell: HTMLElement): CellPosition => ({
  side: cell.dataset['side'] === 'lay' ? 'lay' : 'back',
  level: Number(cell.dataset['level']),
  pair: pairOf(cell),
})

/** Returns the index of a cell's runner in a row with several runners (1, X or 2); 0 elsewhere. */
function pairOf(cell: HTMLElement): number {
  const pair = cell.closest('[data-pair]')
  return pair instanceof HTMLElement ? Number(pair.dataset['pair']) : 0
}

/**
 * Returns the price that Tab reaches in the next or previous market, seen from an element. From outside a market it is
 * the first or last price of the page.
 */
export function cellOfNextMarket(root: Document, from: Element, step: 1 | -1): HTMLElement | undefined {
  const stops = [...root.querySelectorAll<HTMLElement>(priceCell)].filter(
    (cell) => cell.tabIndex === 0 && isShown(cell),
  )
  const own = cellOf(from) ? stops.findIndex((stop) => marketOf(stop) === marketOf(from)) : -1
  return stops[own < 0 ? (step === 1 ? 0 : stops.length - 1) : own + step]
}

export const acceptButton = (root: Document): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(
    '[data-bet-slip] :is([data-accept-price], button[data-moved="up"], button[data-moved="down"]):not(:disabled)',
  ) ?? undefined

export interface RenderedRows extends PriceRows {
  at(cell: HTMLElement): CellAt | undefined
  element(at: CellAt): HTMLElement | undefined
}

/** Returns the rendered rows of prices: one per runner, or per line of a session. Hidden cells are left out. */
export function renderedRows(root: ParentNode): RenderedRows {
  const rows: HTMLElement[][] = []
  let before: HTMLElement | undefined
  for (const cell of root.querySelectorAll<HTMLElement>(priceCell)) {
    const isSameRow = before && before.closest('li') === cell.closest('li') && lineOf(before) === lineOf(cell)
    if (isSameRow) rows.at(-1)!.push(cell)
    else rows.push([cell])
    before = cell
  }
  // Visibility is checked lazily: a page has a thousand cells, and a key needs one or two rows.
  const shown = (row: number) => rows[row]!.filter(isShown)
  return {
    count: rows.length,
    cells: (row) => shown(row).map(positionOfCell),
    at(cell) {
      const row = rows.findIndex((one) => one.includes(cell))
      return row < 0 ? undefined : { row, cell: shown(row).indexOf(cell) }
    },
    element: ({ row, cell }) => shown(row)[cell],
  }
}

/**
 * Returns the cell of a side in the runner's row around an element: of the same line in a session, else the best price.
 */
export function cellInRow(element: Element, side: CellPosition['side']): HTMLElement | undefined {
  const row = element.closest('li')
  const level = element instanceof HTMLElement ? (lineOf(element) ?? '0') : '0'
  // In a row with several runners, the runner whose price has the focus.
  const around = element.closest('[data-pair]') ?? row
  const cell = around?.querySelector<HTMLElement>(`${priceCell}[data-side="${side}"][data-level="${level}"]`)
  // The list item around a card is not a runner's row.
  return cell?.closest('li') === row ? (cell ?? undefined) : undefined
}

/** Returns the best price of a runner on a side, wherever the page shows its market. */
export function bestCell(
  root: ParentNode,
  { marketId, runnerId, side }: { marketId: string; runnerId: string; side: CellPosition['side'] },
): HTMLElement | undefined {
  const cells = root.querySelectorAll<HTMLElement>(`${priceCell}[data-side="${side}"][data-level="0"]`)
  const isOf = (cell: HTMLElement) => {
    const market = cell.closest<HTMLElement>('[data-market]')?.dataset['market']
    return cell.dataset['runner'] === runnerId && (market === undefined || market === marketId)
  }
  return [...cells].find(isOf)
}

/**
 * Creates one tab stop per market: the price that last had the focus, else the best back price. Tab moves between
 * markets, and arrow keys move between prices.
 */
export function createTabStops(root: Document) {
  const stops = new WeakMap<Element, HTMLElement>()

  const stopOf = (market: Element, cells: readonly HTMLElement[]): HTMLElement | undefined => {
    const held = stops.get(market)
    if (held?.isConnected && isShown(held)) return held
    return cells.find(({ dataset }) => dataset['level'] === '0' && dataset['side'] === 'back') ?? cells[0]
  }

  const give = (market: Element, stop: HTMLElement, cells: readonly HTMLElement[]) => {
    stops.set(market, stop)
    for (const cell of cells) {
      const wanted = cell === stop ? 0 : -1
      if (cell.tabIndex !== wanted) cell.tabIndex = wanted
    }
  }

  return {
    /** Call it when cells were added, removed or hidden. */
    settle(): void {
      const markets = new Map<Element, HTMLElement[]>()
      for (const cell of root.querySelectorAll<HTMLElement>(priceCell)) {
        const market = marketOf(cell)
        const cells = markets.get(market)
        if (cells) cells.push(cell)
        else markets.set(market, [cell])
      }
      for (const [market, cells] of markets) {
        const stop = stopOf(market, cells)
        if (stop) give(market, stop, cells)
      }
    },
    moveTo(cell: HTMLElement): void {
      const market = marketOf(cell)
      give(market, cell, [...market.querySelectorAll<HTMLElement>(priceCell)])
    },
    end(): void {
      for (const cell of root.querySelectorAll(priceCell)) cell.removeAttribute('tabindex')
    },
  }
}

/** Returns the link to the next or previous event, for Shift+N and Shift+P; undefined if the page has none. */
export const neighbourLink = (root: Document, key: string): HTMLElement | undefined => {
  const which = { N: 'next', P: 'previous' }[key.toUpperCase()]
  return root.querySelector<HTMLElement>(`a[data-neighbour="${which}"]`) ?? undefined
}

/** Returns the button that opens the cash out of the element's market, else of the first market that has one. */
export const cashOutButton = (root: Document, element: Element): HTMLElement | undefined => {
  const button = '[data-market] [data-cash-out-open]:not(:disabled)'
  const own = element.closest('[data-market]')?.querySelector<HTMLElement>(button)
  return own ?? root.querySelector<HTMLElement>(button) ?? undefined
}
