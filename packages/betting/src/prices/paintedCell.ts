import type { Minor, Odds } from '@kit/sdk/contract'
import type { PriceSlot } from './marketFacts.ts'
import type { PaintGate } from './paintGate.ts'
import { oddsText, perHundredText, sizeText } from './priceText.ts'
import { writeText } from './writeText.ts'

/** A player who taps has not seen a change younger than this, in ms: reacting takes longer. */
export const unseenMs = 250

/** What a price cell shows at this moment: what a tap on it takes. Odds in hundredths, size in minor units. */
export interface PaintedPrice {
  odds: Odds
  run: number
  size: Minor
  /** What stood there before its latest changes, and until when, in ms as of the page's frames. */
  earlier?: { odds: Odds; run: number; untilMs: number } | undefined
}

export interface PriceCellNodes {
  /**
   * Gets `data-price-move` while a change is fresh and `data-empty` while nothing is on offer. `data-unused`, if it has
   * it, goes with the first price and does not come back.
   */
  root: HTMLElement
  odds: Text
  /** Absent where a cell shows no size. A cell with one is a price to take: `aria-disabled` says that there is none. */
  size?: Text | undefined
  /** Bookmakers' odds are what 100 wins: whole mostly, and without decimals then. */
  isPerHundred?: boolean | undefined
  /** Hears the price that was just written, for what must say more than a figure. Costs a call a frame: not for grids. */
  onPrice?: ((price: { odds: Odds; run: number }) => void) | undefined
}

/** A price cell on the page: the slot it shows, its nodes, and what was last written into them. */
export class PaintedCell {
  readonly slot: PriceSlot
  readonly gate: PaintGate
  readonly nodes: PriceCellNodes
  /** The elements of the texts. */
  readonly oddsHome: ParentNode | null
  readonly sizeHome: ParentNode | null
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
    this.nodes = nodes
    this.oddsHome = nodes.odds.parentNode
    this.sizeHome = nodes.size?.parentNode ?? null
  }
}

/** The large figure: the run of a session, else the odds. */
function figureOf({ odds, run }: { odds: Odds; run: number }, isPerHundred = false): string {
  if (run > 0 && odds > 0) return String(run)
  return isPerHundred ? perHundredText(odds) : oddsText(odds)
}

/** Writes a price that changed. Returns which way it moved, or nothing for a first price and for one that went. */
function writePrice(cell: PaintedCell, nowMs: number): 'up' | 'down' | undefined {
  const { slot, nodes, odds: was, run: runBefore } = cell
  const { odds, run } = slot
  if (nowMs - cell.earlier.untilMs >= unseenMs) cell.earlier = { odds: was, run: runBefore, untilMs: nowMs }
  cell.odds = odds
  cell.run = run
  writeText(nodes.odds, cell.oddsHome, figureOf(slot, nodes.isPerHundred))
  if (odds === 0 || was <= 0) {
    nodes.root.toggleAttribute('data-empty', odds === 0)
    if (nodes.size) nodes.root.ariaDisabled = odds === 0 ? 'true' : null
    if (odds > 0) nodes.root.removeAttribute('data-unused')
  }
  if (nodes.size && run > 0) writeText(nodes.size, cell.sizeHome, perHundredText(odds))
  nodes.onPrice?.(cell)
  if (was === -1 || odds === 0) return undefined
  // A session moves by its run; its odds are shown where other markets show the size.
  return (run === runBefore ? odds > was : run > runBefore) ? 'up' : 'down'
}

/** Writes the figures that stand in a cell again, in another odds format. */
export function rewriteCell(cell: PaintedCell): void {
  if (cell.odds >= 0) writeText(cell.nodes.odds, cell.oddsHome, figureOf(cell, cell.nodes.isPerHundred))
}

/** Writes what changed since the last write. Returns which way the price moved. */
export function writeCell(cell: PaintedCell, nowMs: number): 'up' | 'down' | undefined {
  const { slot, nodes } = cell
  const move = slot.odds !== cell.odds || slot.run !== cell.run ? writePrice(cell, nowMs) : undefined
  if (slot.size !== cell.size && slot.run === 0) {
    cell.size = slot.size
    if (nodes.size) writeText(nodes.size, cell.sizeHome, sizeText(slot.size))
  }
  return move
}
