import type { Minor, Odds } from '@kit/sdk/contract'
import type { PriceSlot } from './marketFacts.ts'
import type { PaintGate } from './paintGate.ts'
import { oddsText, perHundredText, sizeText } from './priceText.ts'
import { writeText } from './writeText.ts'

/** Human reaction time in ms: a player who taps has not seen a more recent change. */
export const unseenMs = 250

/** The price that a cell shows now and a tap on it selects. Odds in hundredths, size in minor units. */
export interface PaintedPrice {
  odds: Odds
  run: number
  size: Minor
  /** The price before its latest changes, and until when it was shown, in ms on the clock of animation frames. */
  earlier?: { odds: Odds; run: number; untilMs: number } | undefined
}

export interface PriceCellNodes {
  /**
   * Gets `data-price-move` while a change is recent and `data-empty` while nothing is on offer. A `data-unused`
   * attribute is removed with the first price and not added again.
   */
  root: HTMLElement
  odds: Text
  /**
   * Undefined if a cell shows no size. A cell with a size is a button: `aria-disabled` means that nothing is on offer.
   */
  size?: Text | undefined
  /** True for bookmaker odds, the profit on a stake of 100, shown without decimals if whole. Default: false. */
  isPerHundred?: boolean | undefined
  /**
   * Called with each written price, for content other than its figure. It costs a call per frame, so do not use it in
   * grids.
   */
  onPrice?: ((price: { odds: Odds; run: number }) => void) | undefined
}

export class PaintedCell {
  readonly slot: PriceSlot
  readonly gate: PaintGate
  readonly nodes: PriceCellNodes
  readonly oddsHome: ParentNode | null
  readonly sizeHome: ParentNode | null
  odds = -1
  run = 0
  size: Minor = -1n
  isDirty = false
  isBound = true
  flashEndsAt = 0
  move: '' | 'up' | 'down' = ''
  /** Time of the next write in a flood, in ms. */
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

/** The run of a session, else the odds. */
function figureOf({ odds, run }: { odds: Odds; run: number }, isPerHundred = false): string {
  if (run > 0 && odds > 0) return String(run)
  return isPerHundred ? perHundredText(odds) : oddsText(odds)
}

/**
 * Writes a changed price. Returns the direction of the change, or undefined for a first price and for a removed one.
 */
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
  // A session's direction is that of its run; its odds are shown where other markets show the size.
  return (run === runBefore ? odds > was : run > runBefore) ? 'up' : 'down'
}

export function rewriteCell(cell: PaintedCell): void {
  if (cell.odds >= 0) writeText(cell.nodes.odds, cell.oddsHome, figureOf(cell, cell.nodes.isPerHundred))
}

/** Writes what changed since the last write. Returns the direction of the price change, or undefined. */
export function writeCell(cell: PaintedCell, nowMs: number): 'up' | 'down' | undefined {
  const { slot, nodes } = cell
  const move = slot.odds !== cell.odds || slot.run !== cell.run ? writePrice(cell, nowMs) : undefined
  if (slot.size !== cell.size && slot.run === 0) {
    cell.size = slot.size
    if (nodes.size) writeText(nodes.size, cell.sizeHome, sizeText(slot.size))
  }
  return move
}
