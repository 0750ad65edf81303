import type { StakePreset, UnmatchedOrder } from '@kit/sdk/contract'
import { FlagsContext } from '@kit/sdk/react'
import type { SiteServices } from '@kit/shell/feature'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import { createOrders, OrdersContext, type OrdersServices, type SheetSubject } from '../ordersContext.ts'
import OrdersOverlays from '../OrdersOverlays.tsx'

const stakes: StakePreset[] = [100, 500, 1_000, 5_000].map((points) => ({
  label: String(points),
  value: BigInt(points) * 100n,
}))

const noOrders: readonly UnmatchedOrder[] = []

export type FakeSite = ReturnType<typeof fakeSite>

export interface FakeOrdersProps extends Omit<FakeSiteOptions, 'login'> {
  orders?: readonly UnmatchedOrder[]
  subject?: SheetSubject
  onSite?: (fake: FakeSite & { services: OrdersServices }) => void
  children?: ReactNode
}

export function FakeOrders({ orders = noOrders, subject, onSite, children, ...options }: FakeOrdersProps) {
  const [{ site, services, queries }] = useState(() => {
    const fake = fakeSite({
      ...options,
      login: { token: 't', userType: 'user' },
      flags: { 'betting.unmatched': true, ...options.flags },
      answers: { listUnmatchedOrders: () => orders, getStakes: () => stakes, ...options.answers },
    })
    const services = createOrders(fake.site)
    if (subject) services.store.setState({ subject })
    onSite?.({ ...fake, services })
    return {
      site: fake.site satisfies SiteServices,
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
            <OrdersContext value={services}>
              {children}
              <OrdersOverlays />
            </OrdersContext>
          </FlagsContext>
        </SiteLinkProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}
