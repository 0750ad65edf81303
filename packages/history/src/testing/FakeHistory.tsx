import { betting } from '@kit/betting/feature'
import { casino } from '@kit/casino/feature'
import type { Bet, UserType } from '@kit/sdk/contract'
import type { ReadableStore, SiteServices } from '@kit/shell/feature'
import { fakeSite, pageOf, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import { HistoryContext } from '../historyContext.ts'

const kindsOf = [betting(), casino()]
const words: Record<string, string> = Object.assign(
  {},
  ...kindsOf.map((feature) => feature.messages),
  messages,
)

export interface FakeHistoryProps extends Omit<FakeSiteOptions, 'login'> {
  isLoggedIn?: boolean
  /** Default: player. */
  userType?: UserType
  openBets?: Bet[]
  isAsking?: ReadableStore<boolean>
  onSite?: (site: SiteServices) => void
  texts?: Readonly<Record<string, string>>
  children: ReactNode
}

export function FakeHistory({
  isLoggedIn = true,
  userType = 'user',
  openBets,
  isAsking,
  onSite,
  texts,
  children,
  ...options
}: FakeHistoryProps) {
  const [{ site, queries, Providers }] = useState(() => {
    const { site: own } = fakeSite({
      ...options,
      user: { userName: 'player', ...options.user },
      login: isLoggedIn ? { token: 't', userType } : null,
      answers: {
        listOpenBets: () => pageOf(openBets ?? []),
        listBetHistory: () => pageOf([]),
        ...options.answers,
      },
    })
    const contributed = kindsOf.map((feature) => feature.setup(own))
    const kinds = contributed.flatMap(({ history }) => history ?? [])
    const providers = contributed.flatMap(({ provider }) => provider ?? [])
    const site: SiteServices = {
      ...own,
      contributed: (place) => (place === 'history' ? [kinds as never] : []),
      ...(isAsking && { isAsking }),
    }
    onSite?.(site)
    return {
      site,
      Providers: ({ children: within }: { children: ReactNode }) =>
        providers.reduce((inner, Provider) => <Provider>{inner}</Provider>, within),
      queries: new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
      }),
    }
  })
  return (
    <QueryClientProvider client={queries}>
      <MessagesProvider locale="en-IN" messages={texts ? { ...words, ...texts } : words}>
        <SiteLinkProvider value={site}>
          <Providers>
            <HistoryContext value={site}>{children}</HistoryContext>
          </Providers>
        </SiteLinkProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}
