import type { Side } from '../stream.ts'

export type Layout = 'rows' | 'board'

/** The runners as a row has them: home, draw, away, of which the exchange lists the draw last. */
export const inPlaces = <Runner>([home, away, draw]: readonly Runner[]): Runner[] =>
  [home, draw, away].flatMap((runner) => (runner === undefined ? [] : [runner]))

/** A row shows the best price of each side, a tile the best to back. */
export const showsBest = (layout: Layout) => (side: Side, level: number) =>
  level === 0 && (layout === 'rows' || side === 'back')
