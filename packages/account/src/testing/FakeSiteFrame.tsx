import type { SiteServices } from '@kit/shell/feature'
import { MessagesProvider } from '@kit/ui'
import { followChanges } from '@kit/sdk/changes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { AccountProvider } from '../AccountProvider.tsx'
import { messages } from '../allMessages.ts'

const options = { demo: true, demoFullName: 'Demo User' }

/** Words, answers and site around a part of the account feature. Answers follow the operator's events, as they do in a site. */
export function FakeSiteFrame({ site, children }: { site: SiteServices; children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  useEffect(() => followChanges(site.operator.live, queryClient), [site, queryClient])
  return (
    <MessagesProvider locale="en-IN" messages={messages}>
      <QueryClientProvider client={queryClient}>
        <AccountProvider site={site} options={options}>
          {children}
        </AccountProvider>
      </QueryClientProvider>
    </MessagesProvider>
  )
}
