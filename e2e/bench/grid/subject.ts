/** One way to show the markets, under the bench's load. */
export interface Subject {
  /** Takes one socket message, as text. */
  receive(text: string): void
  /** The element that shows this price, to compare it with the stream; undefined while it is not rendered. */
  shown(marketId: string, runnerId: string, side: 'back' | 'lay', level: number): Element | undefined
}
