import { Icon } from '@kit/ui'
import { feedLost, feedRestored, heartbeat, marketChanged, marketStatusReported } from '@kit/sdk/contract'
import { homeQuery } from '@kit/sdk/query'
import type { BottomBarItem, Contributions, Feature } from '@kit/shell/feature'
import { lazy, Suspense, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { eventAsks, homeAsks } from './boot/bootAsks.ts'
import { keepPageAnswers } from './boot/keepPageAnswers.ts'
import { bettingRoutes, loadEventPage } from './bettingRoutes.ts'
import { InPlayEvents, UpcomingEvents } from './screens/home/EventLists.tsx'
import { HomeStrip, listPart, loadLists, loadSearch, NextRacesOfHome } from './screens/lists/LazyLists.tsx'
import { messages } from './messages.ts'
import { startOddsFormat } from './site/oddsFormat.ts'
import type { BettingOptions } from './site/siteContext.ts'
import { useBetting, type BettingServices } from './slip/model/bettingContext.ts'
import { BettingProvider } from './BettingProvider.tsx'
import { createBetting } from './createBetting.ts'
import { isOutcomePending, selectionCount } from './slip/model/slipState.ts'
import { loadSlip, Overlays, Rail } from './slip/LazySlip.tsx'
import { slipAsking } from './slip/slipAsking.ts'

export type { BettingWord } from './allMessages.ts'
export type * from './site/eventExtensions.ts'

function startPrices({ site, prices }: BettingServices): () => void {
  const { live } = site.operator
  prices.setStatus(live.getStatus())
  const ends = [
    startOddsFormat(site),
    live.onStatus((status) => prices.setStatus(status)),
    live.on(marketChanged, ({ docs }) => {
      for (const change of docs) prices.apply(change)
    }),
    live.on(heartbeat, ({ docs }) => prices.heartbeat(docs)),
    live.on(feedLost, prices.interrupt),
    live.on(feedRestored, prices.resume),
    live.on(marketStatusReported, ({ docs }) => {
      for (const { marketId, status } of docs) prices.setMarketStatus(marketId, status)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Returns the bottom bar's items: the sports book if the brand has one, and the slip, which requires a login
 * (SHELL-009, SHELL-014, SHELL-015).
 */
function barItems({ options, slip, slipPanel, site }: BettingServices): BottomBarItem[] {
  const bet: BottomBarItem = {
    id: 'bet',
    order: 40,
    labelId: 'betting.bar.bet',
    icon: <Icon name="bet" />,
    onPress() {
      const { eventId } = slipPanel.getState()
      if (site.operator.session.get()) return slipPanel.setState({ isSheetOpen: true })
      site.request('login', eventId === null ? {} : { returnTo: `/events/${eventId}` })
    },
    useBadge: () => useStore(slip, selectionCount),
  }
  if (options.sportsBook === undefined) return [bet]
  const book: BottomBarItem = {
    id: 'sportsBook',
    order: 10,
    labelId: 'betting.bar.sportsBook',
    icon: <Icon name="list" />,
    to: '/sports-book',
  }
  return [book, bet]
}

const LazyPoints = lazy(() => import('./screens/home/Points.tsx'))

/** Section loaded lazily, because it is at the end of the page, below the first screen. */
const PointsOfBetting = () => (
  <Suspense fallback={null}>
    <LazyPoints />
  </Suspense>
)

// Already loaded by the press that opens it.
const LazyPicture = lazy(() => import('./screens/live-picture/LivePicture.tsx'))

function OpenPicture() {
  const { livePicture } = useBetting()
  return useStore(livePicture, ({ picture }) => picture !== null) && <LazyPicture />
}

/**
 * Returns the betting feature of a site: lists of events, markets with live prices, the slip, open bets and results.
 */
export function betting(options: BettingOptions = {}): Feature {
  return {
    name: 'betting',
    messages,
    boots: [
      {
        module: '@kit/betting/boot/home',
        asks: homeAsks,
        isOf: (flags) => flags.get('layout.lists') === 'cards',
      },
      {
        module: '@kit/betting/boot/rows',
        asks: homeAsks,
        isOf: (flags) => flags.get('layout.lists') === 'rows',
        screen: 'rowParts',
      },
      { module: '@kit/betting/boot/event', asks: eventAsks, screen: 'EventPage' },
    ],
    taps: [
      {
        on: '[data-runner][data-side]',
        parts: ['slipParts'],
        asksFirst: 'login',
        early: { module: '@kit/betting/boot/slip' },
      },
      { on: 'a[href^="/events/"]', parts: ['EventPage'] },
    ],
    offline: { paths: ['/events/:eventTypeId/:eventId'], parts: ['EventPage', 'slipParts', 'sportsHistory'] },
    shortcuts: [{ labelId: 'betting.home.inPlay', path: '/inPlay' }],
    corrected: async () => (await import('./correctedMessages.ts')).correctedMessages,
    pageFacts: async () => (await import('./pageFacts.ts')).pageFacts,
    setup(site): Contributions {
      const services = createBetting(site, options)
      return {
        routes: bettingRoutes,
        navigation: [
          { id: 'places', order: 10, requirements: ['SHELL-060'], load: listPart('PlacesSection') },
          {
            id: 'sports',
            order: 30,
            requirements: ['SHELL-062', 'SHELL-063', 'SHELL-064', 'SHELL-065'],
            load: listPart('SportsSection'),
          },
          { id: 'politics', order: 50, requirements: ['SHELL-067'], load: listPart('PoliticsSection') },
        ],
        search: loadSearch,
        home: [
          { id: 'sports', order: 10, requirements: ['SOCK-020', 'Q-126'], Component: HomeStrip },
          { id: 'inPlay', order: 20, requirements: ['Q-126'], Component: InPlayEvents },
          { id: 'upcoming', order: 40, requirements: ['Q-126'], Component: UpcomingEvents },
          { id: 'nextRaces', order: 50, onBroken: 'nothing', Component: NextRacesOfHome },
          {
            id: 'points',
            order: 90,
            audience: 'visitor',
            onBroken: 'nothing',
            Component: PointsOfBetting,
          },
        ],
        rail: { labelId: 'betting.rail', Component: Rail },
        bottomBar: barItems(services),
        accountMenu: [
          {
            id: 'stakes',
            order: 30,
            labelId: 'betting.stakes.page',
            icon: <Icon name="wallet" />,
            to: '/button-values',
          },
        ],
        overlays: [Overlays, OpenPicture],
        history: [
          {
            id: 'sports',
            types: ['exchange', 'sportsBook'],
            load: async () => ({
              default: (await import('./screens/history/sportsHistory.ts')).sportsHistory,
            }),
          },
        ],
        provider: ({ children }: { children: ReactNode }) => (
          <BettingProvider services={services}>{children}</BettingProvider>
        ),
        isBusy: {
          getState: () => isOutcomePending(services.slip.getState()),
          subscribe: services.slip.subscribe,
        },
        isAsking: slipAsking(services),
        start: () => startPrices(services),
        offline: async () => (await import('./offlineAnswers.ts')).offlineAnswers(site),
        hydrate: (answers, queries) => keepPageAnswers(services, answers, queries),
        prepareHome: (answers) =>
          void answers.prefetchQuery(homeQuery(site.operator.client, site.operator.live)),
        warm() {
          // A chunk that fails to load is requested again when it is needed, and reported then.
          loadSlip().catch(() => {})
          loadEventPage().catch(() => {})
          // Opening a ladder must not need the network.
          import('./screens/event/LadderPanels.tsx').catch(() => {})
          loadLists().catch(() => {})
          loadSearch().catch(() => {})
        },
      }
    },
  }
}

export type { BettingOptions } from './site/siteContext.ts'
export type { MarketFacts, RunnerFacts } from './prices/marketFacts.ts'
export type { SlipActionProps, SlipLock } from './slip/form/PlaceButton.tsx'
export type { BetDraft } from './slip/model/betDraft.ts'
