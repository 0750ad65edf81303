import type { LoginIntent, SiteServices } from '@kit/shell/feature'
import { FlagsContext } from '@kit/sdk/react'
import { MessagesProvider } from '@kit/ui'
import { followChanges } from '@kit/sdk/changes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AccountOptions, Panel } from '../accountContext.ts'
import { AccountProvider } from '../AccountProvider.tsx'
import { messages } from '../allMessages.ts'

const standard = { demo: true, passkeys: false, demoFullName: 'Demo User' }

export interface FakeAccountFrameProps {
  site: SiteServices
  /** Default: none. */
  loginRequest?: StoreApi<LoginIntent | null>
  /** Default: none. */
  panel?: StoreApi<Panel | null>
  /** Default: those of the feature. */
  options?: AccountOptions
  texts?: Readonly<Record<string, string>>
  children: ReactNode
}

/**
 * Messages, answers and site around a component of the account feature. Answers follow the operator's events, as on a
 * real site.
 */
export function FakeAccountFrame({
  site,
  loginRequest: given,
  panel: givenPanel,
  options,
  texts,
  children,
}: FakeAccountFrameProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [loginRequest] = useState(() => given ?? createStore<LoginIntent | null>(() => null))
  const [panel] = useState(() => givenPanel ?? createStore<Panel | null>(() => null))
  const [temporaryPassword] = useState(() => createStore<string | null>(() => null))
  const [isStepOwed] = useState(() => createStore<boolean>(() => false))
  useEffect(() => followChanges(site.operator.live, queryClient), [site, queryClient])
  return (
    <MessagesProvider locale="en-IN" messages={texts ? { ...messages, ...texts } : messages}>
      <FlagsContext value={site.flags}>
        <QueryClientProvider client={queryClient}>
          <AccountProvider
            site={site}
            options={{ ...standard, ...options }}
            loginRequest={loginRequest}
            panel={panel}
            temporaryPassword={temporaryPassword}
            isStepOwed={isStepOwed}
          >
            {children}
          </AccountProvider>
        </QueryClientProvider>
      </FlagsContext>
    </MessagesProvider>
  )
}
