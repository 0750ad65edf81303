/**
 * The load of one ladder: ten prices a side at the exchange's steps, with changing sizes and a moving middle.
 */
import type { Side, WirePrice } from '../stream.ts'
import { seededRandom } from '../../../scenario/seededRandom.ts'

export const ladderMarketId = 'm0'
export const ladderRunnerId = 'r0'
const depth = 10
export const ladderCells = 2 * depth

// From 2.00 to 3.00, an exchange's prices have steps of 0.02.
export const oddsStep = 2
export const lowestOdds = 200
export const highestOdds = 300
const lowestMiddle = lowestOdds + oddsStep * depth
const highestMiddle = highestOdds - oddsStep * depth
/** One in this many changes moves the middle. The others change a size. */
const sizesPerMove = 20
const largestSize = 900

export type Depth = Record<Side, WirePrice[]>

export class LadderStream {
  private readonly random: () => number
  private middle = 250
  /** Sizes by odds in hundredths. */
  private readonly sizes = new Map<number, number>()

  constructor(seed: number) {
    this.random = seededRandom(seed)
  }

  private below = (bound: number) => Math.floor(this.random() * bound)

  private price = (odds: number): WirePrice => {
    const size = this.sizes.get(odds) ?? 1 + this.below(largestSize)
    this.sizes.set(odds, size)
    return { odd: odds / 100, run: 0, size }
  }

  private side = (direction: 1 | -1) =>
    Array.from({ length: depth }, (_, level) => this.price(this.middle + direction * oddsStep * (level + 1)))

  /** Best first on each side. */
  depth = (): Depth => ({ back: this.side(-1), lay: this.side(1) })

  next(changes: number): string {
    for (let change = 0; change < changes; change += 1) {
      if (this.below(sizesPerMove) === 0) {
        const moved = this.middle + (this.below(2) === 0 ? oddsStep : -oddsStep)
        this.middle = Math.min(highestMiddle, Math.max(lowestMiddle, moved))
      } else {
        const offset = oddsStep * (1 + this.below(depth))
        this.sizes.set(this.middle + (this.below(2) === 0 ? offset : -offset), 1 + this.below(largestSize))
      }
    }
    return JSON.stringify({ docs: { marketId: ladderMarketId, runnerId: ladderRunnerId, ...this.depth() } })
  }
}
