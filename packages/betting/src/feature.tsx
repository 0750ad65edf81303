import { Icon } from '@kit/ui'
import {
  eventStatus,
  feedLost,
  feedRestored,
  heartbeat,
  marketChanged,
  marketStatusTold,
} from '@kit/sdk/contract'
import { homeQuery } from '@kit/sdk/query'
import type { BottomBarItem, Contributions, Feature } from '@kit/shell/feature'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { bettingRoutes, loadEventPage } from './bettingRoutes.ts'
import { InPlayEvents, UpcomingEvents } from './home/EventLists.tsx'
import { LastResultOverlay } from './last-result/LastResultOverlay.tsx'
import { HomeStrip, loadLists, MenuButton } from './lists/LazyLists.tsx'
import { messages } from './messages.ts'
import type { BettingOptions, BettingServices } from './site/bettingContext.ts'
import { BettingProvider } from './site/BettingProvider.tsx'
import { createBetting } from './site/createBetting.ts'
import { isOutcomePending, selectionCount } from './slip/slipState.ts'
import { loadSlip, Overlays, Rail } from './slip/LazySlip.tsx'

/** Brings the socket's changes to the prices, from the start of the site to its end. */
function startPrices({ site, prices }: BettingServices): () => void {
  const { live } = site.operator
  prices.setStatus(live.getStatus())
  const ends = [
    live.onStatus((status) => prices.setStatus(status)),
    live.on(marketChanged, ({ docs }) => {
      for (const change of docs) prices.apply(change)
    }),
    live.on(heartbeat, ({ docs }) => prices.heartbeat(docs)),
    live.on(feedLost, prices.interrupt),
    live.on(feedRestored, prices.resume),
    live.on(marketStatusTold, ({ docs }) => {
      for (const { marketId, status } of docs) prices.setMarketStatus(marketId, status)
    }),
    live.on(eventStatus, ({ docs }) => {
      if (docs.status === 'result') prices.declareResult(docs.marketId.id)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** The sports book where the brand has one, and the slip, which needs a login (SHELL-009, SHELL-014, SHELL-015). */
function barItems({ options, slip, slipPanel, site }: BettingServices): BottomBarItem[] {
  const bet: BottomBarItem = {
    id: 'bet',
    labelId: 'betting.bar.bet',
    icon: <Icon name="bet" />,
    onPress() {
      const { eventId } = slipPanel.getState()
      if (site.operator.session.get()) return slipPanel.setState({ isSheetOpen: true })
      site.requestLogin(eventId === null ? {} : { returnTo: `/events/${eventId}` })
    },
    useBadge: () => useStore(slip, selectionCount),
  }
  if (options.sportsBook === undefined) return [bet]
  const book = { id: 'sportsBook', labelId: 'betting.bar.sportsBook', icon: <Icon name="list" /> }
  return [{ ...book, to: '/sports-book' }, bet]
}

/** Betting as a feature of a site: lists of events, markets with live prices, the slip, open bets and results. */
export function betting(options: BettingOptions = {}): Feature {
  return {
    name: 'betting',
    messages,
    setup(site): Contributions {
      const services = createBetting(site, options)
      return {
        routes: bettingRoutes,
        menu: MenuButton,
        home: [HomeStrip, InPlayEvents, UpcomingEvents],
        rail: Rail,
        bottomBar: barItems(services),
        overlays: [Overlays, LastResultOverlay],
        provider: ({ children }: { children: ReactNode }) => (
          <BettingProvider services={services}>{children}</BettingProvider>
        ),
        isBusy: { get: () => isOutcomePending(services.slip.getState()), subscribe: services.slip.subscribe },
        start: () => startPrices(services),
        prepareHome: (answers) => void answers.prefetchQuery(homeQuery(site.operator.client)),
        warm() {
          // A part that is missing is asked for again when it is needed, and reported then.
          loadSlip().catch(() => {})
          loadEventPage().catch(() => {})
          loadLists().catch(() => {})
        },
      }
    },
  }
}

export type { BettingOptions } from './site/bettingContext.ts'
