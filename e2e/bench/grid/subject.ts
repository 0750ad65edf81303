import type { Side } from './stream.ts'

export interface Subject {
  receive(text: string): void
  /** Scrolls a market into view. Resolves after the request, before it is painted. */
  reveal(marketId: string): void
  /**
   * Returns the element with this price, to compare it with the stream, or undefined while it is not
   * rendered.
   */
  shown(marketId: string, runnerId: string, side: Side, level: number): Element | undefined
  /** Default: all have one. */
  shows?(side: Side, level: number): boolean
}

/** Depth of a runner along with the markets, under the same load. */
export interface LadderSubject {
  receive(text: string): void
  /** Returns the text at these odds (hundredths) on a side, or undefined while that row is not rendered. */
  shown(side: Side, odds: number): string | undefined
}
