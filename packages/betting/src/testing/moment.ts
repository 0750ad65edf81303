import type { Market, MarketChange } from '@kit/sdk/contract'
import { createContext } from 'react'

/** A market at a moment chosen in Storybook's toolbar, for stories of markets. */
export interface Moment {
  /** Returns its names and runners at the start, and its prices at this moment. */
  facts: () => Partial<Market>
  changes: () => Omit<MarketChange, 'marketId' | 'epoch' | 'seq' | 'isImage'>
  subscribe: (listener: () => void) => () => void
}

/** The moment that every exchange market of a story shows. Default: undefined, which shows the story's own prices. */
export const MomentContext = createContext<Moment | undefined>(undefined)

const epoch = 'moment'

/** Returns the market of a story at the moment. It keeps its id, so that the story finds it. */
export const atMoment = (own: Market, moment: Moment | undefined): Market =>
  moment && own.type === 'betfair' ? { ...own, ...moment.facts(), sequence: { epoch, seq: 0 } } : own

/** Applies each change of the moment to the markets that show it. Returns a function that stops it. */
export function followMoment(
  markets: readonly Market[],
  moment: Moment,
  apply: (change: MarketChange) => void,
): () => void {
  let seq = 0
  return moment.subscribe(() => {
    seq += 1
    const changes = moment.changes()
    for (const { id, type } of markets)
      if (type === 'betfair') apply({ ...changes, marketId: id, epoch, seq, isImage: false })
  })
}
