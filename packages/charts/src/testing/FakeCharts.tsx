import { FlagsContext } from '@kit/sdk/react'
import type { PriceHistory } from '@kit/sdk/contract'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import { ChartsContext, createCharts, type ChartsServices } from '../chartsContext.ts'
import { history, sampleNow } from './samples.ts'

export type FakeSite = ReturnType<typeof fakeSite>

export interface FakeChartsProps extends FakeSiteOptions {
  /** Default: half an hour. */
  recorded?: PriceHistory
  onSite?: (fake: FakeSite & { services: ChartsServices }) => void
  children?: ReactNode
}

export function FakeCharts({ recorded, onSite, children, ...options }: FakeChartsProps) {
  const [{ site, services, queries }] = useState(() => {
    const fake = fakeSite({
      nowMs: sampleNow,
      ...options,
      flags: { 'betting.charts': true, ...options.flags },
      answers: { getPriceHistory: () => recorded ?? history(), ...options.answers },
    })
    const services = createCharts(fake.site)
    onSite?.({ ...fake, services })
    return {
      site: fake.site,
      services,
      queries: new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
      }),
    }
  })
  return (
    <QueryClientProvider client={queries}>
      <MessagesProvider locale="en-IN" messages={messages}>
        <SiteLinkProvider value={site}>
          <FlagsContext value={site.flags}>
            <ChartsContext value={services}>{children}</ChartsContext>
          </FlagsContext>
        </SiteLinkProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}
