import { priceFormat } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import type { PriceSlot, SlotObserver } from './marketFacts.ts'
import type { LivePrices } from './livePrices.ts'
import { createMatchedPainter } from './matchedPainter.ts'
import { PaintedCell, rewriteCell, writeCell, type PaintedPrice, type PriceCellNodes } from './paintedCell.ts'
import { openGate, watchByIntersection, type PaintGate, type WatchSection } from './paintGate.ts'
import { createPriceMarks } from './priceMarks.ts'
import { writeText } from './writeText.ts'

/**
 * How long to wait, in ms, for a frame that removes marks and writes delayed prices if no price causes one earlier. A
 * page without price changes then requests ten frames while a mark is shown, not thirty.
 */
export const restMs = 50

/**
 * Maximum writes per cell and second in a flood of ticks, so that the page stays responsive; nobody can read faster. A
 * few changes at once are written immediately. Source: threat model, tick flood.
 */
export const writesPerSecond = 10
const msPerWrite = 1_000 / writesPerSecond
/** Time that a cell may be ahead of that pace, in ms: four changes at once. */
const aheadMs = 3 * msPerWrite

export interface BoundPrice {
  painted(): PaintedPrice
  release(): void
}

export interface PricePainterOptions {
  /** Calls back before the next paint with a monotonic time in ms. Default: `requestAnimationFrame`. */
  requestFrame?: (callback: (nowMs: number) => void) => unknown
  /** Calls back after a time in ms. Default: `setTimeout`. */
  wait?: (callback: () => void, ms: number) => unknown
  /** Default: an IntersectionObserver. */
  watch?: WatchSection
}

/**
 * The only code that writes prices into the page. A tick marks the cells of its slot; one animation frame writes
 * everything that changed in sections on screen, and removes marks that are due. React is not involved.
 */
export interface PricePainter {
  gate(section: Element): PaintGate
  bindPriceCell(slot: PriceSlot, gate: PaintGate, nodes: PriceCellNodes): BoundPrice
  bindMatched(marketId: string, node: Text, format: (amount: Minor) => string): () => void
  /** Stops the painter. A pending frame then has no effect. */
  close(): void
}

/** Creates the frame scheduler: at most one request at a time, and a delayed one if nothing is urgent. */
function createFrames({ requestFrame, wait }: PricePainterOptions, onFrame: (nowMs: number) => void) {
  const request = requestFrame ?? ((callback) => requestAnimationFrame(callback))
  const waitFor = wait ?? ((callback, ms) => setTimeout(callback, ms))
  let isRequested = false
  let isWaiting = false
  let hasRun = false
  let isClosed = false
  const frame = (nowMs: number) => {
    isRequested = false
    hasRun = true
    if (!isClosed) onFrame(nowMs)
  }
  const schedule = () => {
    if (isRequested || isClosed) return
    isRequested = true
    request(frame)
  }
  function scheduleSoon(): void {
    if (isWaiting) return
    isWaiting = true
    hasRun = false
    waitFor(() => {
      isWaiting = false
      // A frame that prices caused meanwhile did what was due.
      if (hasRun) scheduleSoon()
      else schedule()
    }, restMs)
  }
  return {
    schedule,
    scheduleSoon,
    close: () => void (isClosed = true),
  }
}

/** The cells that show one slot: usually one, and another one in the bet slip. */
class CellsOfSlot implements SlotObserver {
  readonly cells: PaintedCell[] = []
  private readonly markDirty: (cell: PaintedCell) => void

  constructor(markDirty: (cell: PaintedCell) => void) {
    this.markDirty = markDirty
  }

  slotChanged(): void {
    for (let index = 0; index < this.cells.length; index++) this.markDirty(this.cells[index]!)
  }
}

/** Returns true if a cell may be written now, and counts the write. The removal of a price is never delayed. */
function mayWrite(cell: PaintedCell, nowMs: number): boolean {
  if (cell.slot.odds === 0) return true
  if (nowMs < cell.dueAtMs - aheadMs) return false
  cell.dueAtMs = Math.max(nowMs, cell.dueAtMs) + msPerWrite
  return true
}

export function createPricePainter(prices: LivePrices, options: PricePainterOptions = {}): PricePainter {
  const watch = options.watch ?? watchByIntersection()
  let dirty: PaintedCell[] = []
  let painting: PaintedCell[] = []
  const bound = new Set<PaintedCell>()
  const marks = createPriceMarks()
  const endFormat = priceFormat.subscribe(() => bound.forEach(rewriteCell))

  const markDirty = (cell: PaintedCell) => {
    if (cell.isDirty) {
      if (cell.slot.odds === 0 && cell.gate.isOnScreen) frames.schedule()
      return
    }
    cell.isDirty = true
    if (cell.gate.isOnScreen) {
      dirty.push(cell)
      frames.schedule()
    } else {
      cell.gate.held.push(cell)
    }
  }

  const paint = (cell: PaintedCell, nowMs: number) => {
    cell.isDirty = false
    if (!cell.isBound) return
    const move = writeCell(cell, nowMs)
    if (move) marks.mark(cell, move, nowMs)
  }

  const frames = createFrames(options, (nowMs) => {
    marks.endDue(nowMs)
    const batch = dirty
    dirty = painting
    painting = batch
    for (let index = 0; index < batch.length; index++) {
      const cell = batch[index]!
      if (!cell.gate.isOnScreen) cell.gate.held.push(cell)
      else if (mayWrite(cell, nowMs)) paint(cell, nowMs)
      else dirty.push(cell)
    }
    batch.length = 0
    matched.paint()
    if (!marks.isEmpty() || dirty.length > 0) frames.scheduleSoon()
  })
  const matched = createMatchedPainter(frames.schedule)

  prices.setSink({ matchedChanged: matched.changed })

  return {
    gate: (section) =>
      openGate(section, watch, (held) => {
        dirty.push(...(held as PaintedCell[]))
        frames.schedule()
      }),
    bindPriceCell(slot, gate, nodes) {
      const cell = new PaintedCell(slot, gate, nodes)
      if (!(slot.observer instanceof CellsOfSlot)) slot.observer = new CellsOfSlot(markDirty)
      const { cells } = slot.observer as CellsOfSlot
      cells.push(cell)
      bound.add(cell)
      // The first value is written at once, so that a row never appears without its prices.
      paint(cell, 0)
      return {
        painted: () => ({
          odds: Math.max(0, cell.odds),
          run: cell.run,
          size: cell.size < 0n ? 0n : cell.size,
          earlier: cell.earlier,
        }),
        release() {
          cell.isBound = false
          bound.delete(cell)
          const at = cells.indexOf(cell)
          if (at < 0) return
          cells.splice(at, 1)
          if (cells.length === 0) slot.observer = undefined
        },
      }
    },
    bindMatched(marketId, node, format) {
      const home = node.parentNode
      const write = (amount: Minor) => writeText(node, home, format(amount))
      write(prices.totalMatched(marketId))
      return matched.bind(marketId, write)
    },
    close() {
      frames.close()
      endFormat()
      prices.setSink(undefined)
    },
  }
}
