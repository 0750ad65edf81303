import type { Minor, Odds } from '@kit/sdk/contract'
import type { PriceSlot } from './liveMarket.ts'
import type { PaintGate } from './paintGate.ts'
import { oddsText, perHundredText, sizeText } from './priceText.ts'

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

/** A price cell on the page: the slot it shows, its nodes, and what was last written into them. */
export class PaintedCell {
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

  painted(): PaintedPrice {
    return {
      odds: Math.max(0, this.odds),
      run: this.run,
      size: this.size < 0n ? 0n : this.size,
      earlier: this.earlier,
    }
  }

  /** Writes what changed. Returns which way the price moved, or nothing for a first price and for one that went. */
  write(nowMs: number): 'up' | 'down' | undefined {
    const { slot } = this
    const move = slot.odds !== this.odds || slot.run !== this.run ? this.writePrice(nowMs) : undefined
    if (slot.size !== this.size && slot.run === 0) {
      this.size = slot.size
      if (this.sizeNode) this.sizeNode.data = sizeText(slot.size)
    }
    return move
  }

  private writePrice(nowMs: number): 'up' | 'down' | undefined {
    const { slot, odds: was } = this
    if (nowMs - this.earlier.untilMs >= unseenMs) this.earlier = { odds: was, run: this.run, untilMs: nowMs }
    // What moves of a session is its run; its odds stand below it, where others have their size.
    const isUp = slot.run === this.run ? slot.odds > was : slot.run > this.run
    this.odds = slot.odds
    this.run = slot.run
    this.oddsNode.data = this.figure()
    if (slot.odds === 0) this.root.setAttribute('data-empty', '')
    else if (was <= 0) {
      this.root.removeAttribute('data-empty')
      this.root.removeAttribute('data-unused')
    }
    if (this.sizeNode && slot.run > 0) this.sizeNode.data = perHundredText(slot.odds)
    this.onPrice?.(this)
    if (was === -1 || slot.odds === 0) return undefined
    return isUp ? 'up' : 'down'
  }

  /** The large figure: the run of a session, else the odds. */
  private figure(): string {
    if (this.run > 0 && this.odds > 0) return String(this.run)
    return this.isPerHundred ? perHundredText(this.odds) : oddsText(this.odds)
  }
}
