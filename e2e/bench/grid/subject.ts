import type { Side } from './stream.ts'

/** One way to show the markets, under the bench's load. */
export interface Subject {
  /** Takes one socket message, as text. */
  receive(text: string): void
  /** Brings a market on screen; resolves when it is told, not when it is painted. */
  reveal(marketId: string): void
  /** The element that shows this price, to compare it with the stream; undefined while it is not rendered. */
  shown(marketId: string, runnerId: string, side: Side, level: number): Element | undefined
  /** Whether this price has a place at all; all have unless told. */
  shows?(side: Side, level: number): boolean
}

/** One way to show the depth of a runner beside the markets, under the same load. */
export interface LadderSubject {
  /** Takes one message of the ladder, as text. */
  receive(text: string): void
  /** What stands on a side at these odds (hundredths), as text; undefined while that row is not rendered. */
  shown(side: Side, odds: number): string | undefined
}
