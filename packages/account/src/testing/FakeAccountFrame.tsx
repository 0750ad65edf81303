import type { LoginIntent, SiteServices } from '@kit/shell/feature'
import { MessagesProvider } from '@kit/ui'
import { followChanges } from '@kit/sdk/changes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { AccountProvider } from '../AccountProvider.tsx'
import { messages } from '../allMessages.ts'

const options = { demo: true, demoFullName: 'Demo User' }

export interface FakeAccountFrameProps {
  site: SiteServices
  /** The requested login. Default: none. */
  loginRequest?: StoreApi<LoginIntent | null>
  children: ReactNode
}

/**
 * Messages, answers and site around a part of the account feature. Answers follow the operator's events, as on a real
 * site.
 */
export function FakeAccountFrame({ site, loginRequest: given, children }: FakeAccountFrameProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [loginRequest] = useState(() => given ?? createStore<LoginIntent | null>(() => null))
  const [temporaryPassword] = useState(() => createStore<string | null>(() => null))
  useEffect(() => followChanges(site.operator.live, queryClient), [site, queryClient])
  return (
    <MessagesProvider locale="en-IN" messages={messages}>
      <QueryClientProvider client={queryClient}>
        <AccountProvider
          site={site}
          options={options}
          loginRequest={loginRequest}
          temporaryPassword={temporaryPassword}
        >
          {children}
        </AccountProvider>
      </QueryClientProvider>
    </MessagesProvider>
  )
}
