import type { Market, MarketChange } from '@kit/sdk/contract'
import { createContext } from 'react'

/** A market at a moment that Storybook's toolbar has chosen, for stories of markets. */
export interface Moment {
  /** Its names and runners at the start, and its prices at this moment. */
  facts: () => Partial<Market>
  /** Everything of it that changes, at this moment. */
  changes: () => Omit<MarketChange, 'marketId' | 'epoch' | 'seq' | 'isImage'>
  /** Called after each change of the moment. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** The moment that every exchange market of a story shows; undefined, as in tests: the story's own prices. */
export const MomentContext = createContext<Moment | undefined>(undefined)

/** How changes of a moment are numbered. */
const epoch = 'moment'

/** The market of a story as it is at the moment: its id stays, so that the story finds it. */
export const atMoment = (own: Market, moment: Moment | undefined): Market =>
  moment && own.type === 'betfair' ? { ...own, ...moment.facts(), sequence: { epoch, seq: 0 } } : own

/** Applies each change of the moment to the markets that show it. Returns how to stop. */
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
