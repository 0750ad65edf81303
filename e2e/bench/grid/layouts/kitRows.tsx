/**
 * The kit's own list in rows or tiles, like on an in-play page, with the same store and painter as the grid.
 */
import { marketChanged, readPayload, type Market } from '@kit/sdk/contract'
import { MoreMessages } from '@kit/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { flatItems } from '../../../../packages/betting/src/screens/rows/eventGroups.ts'
import { EventRows } from '../../../../packages/betting/src/screens/rows/EventRows.tsx'
import { rowMessages } from '../../../../packages/betting/src/screens/rows/messages.ts'
import type { BettingServices } from '../../../../packages/betting/src/slip/model/bettingContext.ts'
import { FakeBetting, homeOf } from '../../../../packages/betting/src/testing/fakeSite.tsx'
import type { Subject } from '../subject.ts'
import { showsBest, type Layout } from './rowPrices.ts'

/** Each market is the main one of a separate event, with the draw as its last runner. */
const asEvents = (markets: readonly Market[]): Market[] =>
  markets.map((market, index) => ({
    ...market,
    event: { ...market.event, id: `e${index}` },
    runners: market.runners.map((runner, at) => (at === 2 ? { ...runner, name: 'The Draw' } : runner)),
  }))

export const mountKitRows =
  (layout: Layout) =>
  (root: HTMLElement, markets: Market[]): Subject => {
    const own = asEvents(markets)
    const items = flatItems(homeOf(own).ongoing)
    let services: BettingServices | undefined
    flushSync(() =>
      createRoot(root).render(
        <FakeBetting markets={own} prepare={(made) => (services = made)}>
          <MoreMessages messages={rowMessages}>
            <EventRows items={items} layout={layout} />
          </MoreMessages>
        </FakeBetting>,
      ),
    )
    const cellOf = (marketId: string, rest: string) =>
      root.querySelector(`[data-market="${marketId}"] ${rest}`)
    return {
      receive(text) {
        const { docs } = readPayload(marketChanged, JSON.parse(text))
        for (const change of docs) services!.prices.apply(change)
      },
      reveal: (marketId) =>
        root.querySelector(`[data-market="${marketId}"]`)!.scrollIntoView({ block: 'center' }),
      shown: (marketId, runnerId, side, level) =>
        cellOf(marketId, `[data-runner="${runnerId}"][data-side="${side}"][data-level="${level}"]`) ??
        undefined,
      shows: showsBest(layout),
    }
  }
