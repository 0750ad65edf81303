import type { Minor, Odds } from '@kit/sdk/contract'
import type { PriceSlot } from './liveMarket.ts'
import type { LivePrices } from './livePrices.ts'
import { openGate, watchByIntersection, type PaintGate, type WatchSection } from './paintGate.ts'
import { oddsText, perHundredText, sizeText } from './priceText.ts'

/** How long a changed price stays marked, in ms; until the next frame of the painter after it. */
export const flashMs = 500
/**
 * How long is waited for a frame that ends marks and writes what had to wait, in ms, should no price come before: a page
 * whose prices rest asks for ten frames while a mark stands and not for thirty.
 */
export const restMs = 50

/**
 * In a flood a cell is written so often a second and no more: nobody reads faster, and the page has a finger to answer. A
 * few changes at once are written as they come. Source: threat model, tick flood.
 */
export const writesPerSecond = 10
const msPerWrite = 1_000 / writesPerSecond
/** So far ahead of that pace a cell may be: four changes at once. */
const aheadMs = 3 * msPerWrite

/** A change so fresh, in ms, was not seen by whoever taps now: an eye and a thumb take longer than this. */
export const unseenMs = 250

/** What a price cell shows at this moment: what a tap on it takes. Odds in hundredths, size in minor units. */
export interface PaintedPrice {
  odds: Odds
  run: number
  size: Minor
  /** What stood there before its latest changes, and until when, in ms as of the page's frames. */
  earlier?: { odds: Odds; run: number; untilMs: number }
}

export interface PriceCellNodes {
  /**
   * Gets `data-price-move` while a change is fresh and `data-empty` while nothing is on offer. `data-unused`, if it has
   * it, goes with the first price and does not come back.
   */
  root: HTMLElement
  odds: Text
  /** Absent where a cell shows no size. */
  size?: Text | undefined
  /** Bookmakers' odds are what 100 wins: whole mostly, and without decimals then. */
  isPerHundred?: boolean | undefined
  /** Hears the price that was just written, for what must say more than a figure. Costs a call a frame: not for grids. */
  onPrice?: ((price: { odds: Odds; run: number }) => void) | undefined
}

class BoundCell {
  readonly slot: PriceSlot
  readonly gate: PaintGate
  readonly root: HTMLElement
  readonly oddsNode: Text
  readonly sizeNode: Text | undefined
  readonly isPerHundred: boolean
  readonly onPrice: PriceCellNodes['onPrice']
  odds = -1
  run = 0
  size: Minor = -1n
  isDirty = false
  isBound = true
  flashEndsAt = 0
  move: '' | 'up' | 'down' = ''
  /** When its next write is due at the pace of a flood. */
  dueAtMs = 0
  earlier = { odds: 0, run: 0, untilMs: 0 }

  constructor(slot: PriceSlot, gate: PaintGate, nodes: PriceCellNodes) {
    this.slot = slot
    this.gate = gate
    this.root = nodes.root
    this.oddsNode = nodes.odds
    this.sizeNode = nodes.size
    this.isPerHundred = nodes.isPerHundred ?? false
    this.onPrice = nodes.onPrice
  }
}

/** The large figure: the run of a session, else the odds. */
function figureOf({ odds, run, isPerHundred }: BoundCell): string {
  if (run > 0 && odds > 0) return String(run)
  return isPerHundred ? perHundredText(odds) : oddsText(odds)
}

export interface BoundPrice {
  painted(): PaintedPrice
  release(): void
}

export interface PricePainterOptions {
  /** Calls back before the next paint with a monotonic time in ms; the page's animation frame unless told. */
  requestFrame?: (callback: (nowMs: number) => void) => unknown
  /** Calls back after so many ms; a timer unless told. */
  wait?: (callback: () => void, ms: number) => unknown
  /** An IntersectionObserver unless told. */
  watch?: WatchSection
}

/**
 * The one place that writes prices into the page. A tick marks the cells of its slot; one animation frame writes what
 * changed since the last, in sections that are on screen, and ends the marks that are due. React takes no part in it.
 */
export interface PricePainter {
  gate(section: Element): PaintGate
  bindPriceCell(slot: PriceSlot, gate: PaintGate, nodes: PriceCellNodes): BoundPrice
  bindMatched(marketId: string, node: Text, format: (amount: Minor) => string): () => void
  /** Ends the painter; a frame under way does nothing. */
  close(): void
}

export function createPricePainter(prices: LivePrices, options: PricePainterOptions = {}): PricePainter {
  const requestFrame = options.requestFrame ?? ((callback) => requestAnimationFrame(callback))
  const wait = options.wait ?? ((callback, ms) => setTimeout(callback, ms))
  const watch = options.watch ?? watchByIntersection()
  let dirty: BoundCell[] = []
  let painting: BoundCell[] = []
  const flashing: BoundCell[] = []
  const matched = new Map<string, Set<(amount: Minor) => void>>()
  const dirtyMatched = new Map<string, Minor>()
  let isFrameAsked = false
  let isRestAwaited = false
  let isClosed = false

  const askFrame = () => {
    if (isFrameAsked || isClosed) return
    isFrameAsked = true
    requestFrame(frame)
  }

  const askFrameSoon = () => {
    if (isRestAwaited) return
    isRestAwaited = true
    wait(() => {
      isRestAwaited = false
      askFrame()
    }, restMs)
  }

  const markDirty = (cell: BoundCell) => {
    if (cell.isDirty) {
      if (cell.slot.odds === 0 && cell.gate.isOnScreen) askFrame()
      return
    }
    cell.isDirty = true
    if (cell.gate.isOnScreen) {
      dirty.push(cell)
      askFrame()
    } else {
      cell.gate.held.push(cell)
    }
  }

  const flash = (cell: BoundCell, move: 'up' | 'down', nowMs: number) => {
    if (cell.flashEndsAt === 0) flashing.push(cell)
    cell.flashEndsAt = nowMs + flashMs
    if (cell.move === move) return
    cell.move = move
    cell.root.setAttribute('data-price-move', move)
  }

  const paint = (cell: BoundCell, nowMs: number) => {
    cell.isDirty = false
    if (!cell.isBound) return
    const { slot } = cell
    const isFirst = cell.odds === -1
    if (slot.odds !== cell.odds || slot.run !== cell.run) {
      const was = cell.odds
      if (nowMs - cell.earlier.untilMs >= unseenMs)
        cell.earlier = { odds: was, run: cell.run, untilMs: nowMs }
      // What moves of a session is its run; its odds stand below it, where others have their size.
      const isUp = slot.run === cell.run ? slot.odds > was : slot.run > cell.run
      cell.odds = slot.odds
      cell.run = slot.run
      cell.oddsNode.data = figureOf(cell)
      if (slot.odds === 0) cell.root.setAttribute('data-empty', '')
      else if (was <= 0) {
        cell.root.removeAttribute('data-empty')
        cell.root.removeAttribute('data-unused')
      }
      if (!isFirst && slot.odds !== 0) flash(cell, isUp ? 'up' : 'down', nowMs)
      if (cell.sizeNode && slot.run > 0) cell.sizeNode.data = perHundredText(slot.odds)
      cell.onPrice?.(cell)
    }
    if (slot.size !== cell.size && slot.run === 0) {
      cell.size = slot.size
      if (cell.sizeNode) cell.sizeNode.data = sizeText(slot.size)
    }
  }

  const endFlashes = (nowMs: number) => {
    for (let index = flashing.length - 1; index >= 0; index--) {
      const cell = flashing[index]!
      if (cell.flashEndsAt > nowMs && cell.isBound) continue
      cell.flashEndsAt = 0
      cell.move = ''
      cell.root.removeAttribute('data-price-move')
      flashing[index] = flashing[flashing.length - 1]!
      flashing.pop()
    }
  }

  /** Whether a cell may be written now, which then counts as done. That nothing is on offer any more never waits. */
  const mayWrite = (cell: BoundCell, nowMs: number): boolean => {
    if (cell.slot.odds === 0) return true
    if (nowMs < cell.dueAtMs - aheadMs) return false
    cell.dueAtMs = Math.max(nowMs, cell.dueAtMs) + msPerWrite
    return true
  }

  const frame = (nowMs: number) => {
    isFrameAsked = false
    if (isClosed) return
    endFlashes(nowMs)
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
    for (const [marketId, amount] of dirtyMatched) {
      for (const write of matched.get(marketId) ?? []) write(amount)
    }
    dirtyMatched.clear()
    if (flashing.length > 0 || dirty.length > 0) askFrameSoon()
  }

  prices.setSink({
    slotChanged(slot) {
      for (let index = 0; index < slot.cells.length; index++) markDirty(slot.cells[index] as BoundCell)
    },
    matchedChanged(marketId, amount) {
      if (!matched.has(marketId)) return
      dirtyMatched.set(marketId, amount)
      askFrame()
    },
  })

  return {
    gate: (section) =>
      openGate(section, watch, (held) => {
        dirty.push(...(held as BoundCell[]))
        askFrame()
      }),
    bindPriceCell(slot, gate, nodes) {
      const cell = new BoundCell(slot, gate, nodes)
      slot.cells.push(cell)
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
          const at = slot.cells.indexOf(cell)
          if (at >= 0) slot.cells.splice(at, 1)
        },
      }
    },
    bindMatched(marketId, node, format) {
      const write = (amount: Minor) => {
        node.data = format(amount)
      }
      const writers = matched.get(marketId) ?? new Set()
      matched.set(marketId, writers.add(write))
      write(prices.totalMatched(marketId))
      return () => {
        writers.delete(write)
        if (writers.size === 0) matched.delete(marketId)
      }
    },
    close() {
      isClosed = true
      prices.setSink(undefined)
    },
  }
}
