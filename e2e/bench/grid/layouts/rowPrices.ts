import type { Side } from '../stream.ts'

export type Layout = 'rows' | 'board'

/** Home, draw, away. The exchange lists the draw last. */
export const inPlaces = <Runner>([home, away, draw]: readonly Runner[]): Runner[] =>
  [home, draw, away].flatMap((runner) => (runner === undefined ? [] : [runner]))

/** Returns true for the shown prices: a row has the best price of each side, a tile the best back price. */
export const showsBest = (layout: Layout) => (side: Side, level: number) =>
  level === 0 && (layout === 'rows' || side === 'back')
