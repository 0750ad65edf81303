import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import type { Bet, Home, Market, MarketBook, User, UserType } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import {
  fakeSite as fakeShellSite,
  pageOf,
  player,
  type FakeSiteOptions as ShellOptions,
} from '@kit/shell/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import type { BettingOptions } from '../site/siteContext.ts'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { BettingProvider } from '../BettingProvider.tsx'
import { createBetting } from '../createBetting.ts'
import { bookOfKind } from '@kit/rules'
import { bookRunners } from '../slip/model/slipSummary.ts'
import { market } from './market.ts'
import { atMoment, followMoment, MomentContext } from './moment.ts'

export interface FakeSiteOptions extends Pick<
  ShellOptions,
  'user' | 'status' | 'isOnline' | 'pending' | 'failing' | 'nowMs' | 'onCall' | 'intents' | 'flags'
> {
  isLoggedIn?: boolean
  /** Default: 'user', a player. */
  userType?: UserType
  markets?: Market[]
  highlight?: string[]
  openBets?: Bet[]
  history?: Bet[]
}

/** Each market is the main one of its event. */
export function homeOf(markets: readonly Market[], highlight: string[] = []): Home {
  const summaries = markets.map((own) => ({
    eventType: own.eventType,
    competition: own.competition,
    event: own.event,
    isInPlay: own.isInPlay,
    marketIds: [own.id],
    mainMarket: own,
  }))
  return {
    ongoing: summaries.filter(({ isInPlay }) => isInPlay),
    upcoming: summaries.filter(({ isInPlay }) => !isInPlay),
    highlight,
    marketIds: [],
  }
}

const booksOf = (markets: readonly Market[], openBets: readonly Bet[]): MarketBook[] =>
  markets.flatMap((own) => {
    const bets = openBets.filter(({ marketId }) => marketId === own.id)
    if (bets.length === 0) return []
    const { byRunner, byRun, exposure } = bookOfKind(bets, bookRunners(own.runners), own)
    const rows = own.runners.map(({ id, name }) => ({
      runnerId: id,
      runnerName: name,
      amount: byRunner.get(id) ?? 0n,
    }))
    return [{ marketId: own.id, byRunner: rows, exposure, ...(byRun && { sessionBook: byRun }) }]
  })

export function fakeSite({
  isLoggedIn = true,
  userType = 'user',
  markets = [market()],
  highlight = [],
  openBets = [],
  history = [],
  ...options
}: FakeSiteOptions = {}): SiteServices {
  let user: User = { ...player, id: 'u1', userName: 'player', ...options.user }
  const { site } = fakeShellSite({
    ...options,
    user,
    login: isLoggedIn ? { token: 't', userType } : null,
    answers: {
      getProfile: () => user,
      getStakes: () => [],
      getMarketGroup: () => markets,
      getHome: () => homeOf(markets, highlight),
      listOpenBets: () => pageOf(openBets),
      listMarketBooks: () => booksOf(markets, openBets),
      listHighlights: () => {
        const { ongoing, upcoming } = homeOf(markets, highlight)
        return [...ongoing, ...upcoming].filter(({ event }) => highlight.includes(event.id))
      },
      listBetHistory: () => pageOf(history),
      saveConfirmBets: (request) => {
        user = { ...user, ...(request as Pick<User, 'confirmBets'>) }
      },
    },
  })
  return site
}

export interface FakeBettingProps extends FakeSiteOptions {
  betting?: BettingOptions
  /** Default: English. */
  texts?: Readonly<Record<string, string>>
  /** Sets the state of the story before the first paint. */
  prepare?: (services: BettingServices) => void
  children: ReactNode
}

/** Renders children inside betting's provider, on a fake site whose markets are in the store. */
export function FakeBetting({ prepare, betting, texts = messages, children, ...options }: FakeBettingProps) {
  const moment = useContext(MomentContext)
  const [{ services, queries, markets }] = useState(() => {
    const markets = (options.markets ?? [market()]).map((own) => atMoment(own, moment))
    const services = createBetting(fakeSite({ ...options, markets }), betting)
    for (const own of markets) services.prices.seed(own)
    services.prices.setStatus('live')
    prepare?.(services)
    return {
      services,
      markets,
      queries: new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
      }),
    }
  })
  useEffect(() => moment && followMoment(markets, moment, services.prices.apply), [moment, markets, services])
  return (
    <QueryClientProvider client={queries}>
      <MessagesProvider locale="en-IN" messages={texts}>
        <SiteLinkProvider value={services.site}>
          <BettingProvider services={services}>{children}</BettingProvider>
        </SiteLinkProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}
