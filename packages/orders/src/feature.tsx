import type { Contributions, Feature, SiteServices } from '@kit/shell/feature'
import { useFlag } from '@kit/sdk/react'
import { Icon, useIsHydrated } from '@kit/ui'
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { messages } from './messages.ts'
import { createOrders, OrdersContext, type OrderAct } from './ordersContext.ts'

export type { OrderWord } from './allMessages.ts'

const OrdersOverlays = lazy(() => import('./OrdersOverlays.tsx'))
const OpenBetsSection = lazy(() => import('./list/OpenBetsSection.tsx'))

/** A prerendered page knows only what the site's file says of a flag. */
const offeredOn = ({ flags }: SiteServices) =>
  function useIsOffered(): boolean {
    const isOn = useFlag('betting.unmatched')
    return useIsHydrated() ? isOn : flags.ofSite('betting.unmatched') === true
  }

/** Unmatched orders: a player places one, sees its position in the queue, edits and cancels it. */
export function orders(): Feature {
  return {
    name: 'orders',
    messages,
    pageFacts: async () => ({ pages: { '/orders': { title: 'orders.title' } }, messages }),
    offline: { paths: ['/orders'], parts: ['OrdersPage'] },
    setup(site): Contributions {
      const services = createOrders(site)
      const { store } = services
      const { session } = site.operator
      const useIsOffered = offeredOn(site)
      const isPlayer = () => session.get()?.userType === 'user'
      const act = (next: OrderAct) => store.setState(({ acts }) => ({ acts: [...acts, next] }))
      return {
        routes: [
          {
            path: '/orders',
            load: () => import('./list/OrdersPage.tsx'),
            audience: 'loggedIn',
            backTo: '/',
            exists: async () => site.flags.get('betting.unmatched'),
          },
        ],
        accountMenu: [
          {
            id: 'orders',
            order: 21,
            labelId: 'orders.title',
            icon: <Icon name="clock" />,
            to: '/orders',
            useIsShown: useIsOffered,
          },
        ],
        offline: async () => (await import('./offlineAnswers.ts')).offlineAnswers(site),
        openBets: [{ id: 'orders', order: 10, Component: OpenBetsSection }],
        intents: {
          'orders.ask': (ask) => {
            if (!session.get()) site.request('login', { returnTo: `/events/${ask.eventId}` })
            // Staff have no orders.
            else if (!isPlayer()) return
            else if (ask.isAtOnce) act({ kind: 'ask', ask })
            else store.setState({ subject: { kind: 'ask', ask } })
          },
          'orders.cancel': ({ id }) => act({ kind: 'cancel', id }),
        },
        isAsking: { getState: () => store.getState().subject !== null, subscribe: store.subscribe },
        isBusy: {
          getState: () => store.getState().sending > 0 || store.getState().changing.size > 0,
          subscribe: store.subscribe,
        },
        overlays: [
          function Overlays() {
            const isShown = useSyncExternalStore(session.subscribe, isPlayer, () => false)
            const isOffered = useIsOffered()
            return (
              isShown &&
              isOffered && (
                <Suspense fallback={null}>
                  <OrdersOverlays />
                </Suspense>
              )
            )
          },
        ],
        provider: ({ children }: { children: ReactNode }) => (
          <OrdersContext value={services}>{children}</OrdersContext>
        ),
      }
    },
  }
}
