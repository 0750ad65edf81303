import type { Side } from './stream.ts'

/** One way to show the markets, under the bench's load. */
export interface Subject {
  /** Takes one socket message, as text. */
  receive(text: string): void
  /** Brings a market on screen; resolves when it is told, not when it is painted. */
  reveal(marketId: string): void
  /** The element that shows this price, to compare it with the stream; undefined while it is not rendered. */
  shown(marketId: string, runnerId: string, side: Side, level: number): Element | undefined
}
