import type { UnmatchedOrder } from '@kit/sdk/contract'
import type { PriceAsk } from '@kit/betting/feature'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type SheetSubject = { kind: 'ask'; ask: PriceAsk } | { kind: 'edit'; order: UnmatchedOrder }

/** Runs without a sheet. */
export type OrderAct = { kind: 'ask'; ask: PriceAsk } | { kind: 'cancel'; id: string }

export interface OrdersState {
  subject: SheetSubject | null
  /** Actions waiting for their chunk to load. */
  acts: readonly OrderAct[]
  sending: number
  /** Ids of the orders with a pending edit or cancellation. */
  changing: ReadonlySet<string>
}

export interface OrdersServices {
  site: SiteServices
  store: StoreApi<OrdersState>
}

const nothing: OrdersState = { subject: null, acts: [], sending: 0, changing: new Set() }

export function createOrders(site: SiteServices): OrdersServices {
  const store = createStore(() => nothing)
  site.operator.session.onEnd(() => store.setState({ subject: null, acts: [] }))
  return { site, store }
}

export const OrdersContext = createContext<OrdersServices | null>(null)

/** Throws if the site does not list the feature. */
export function useOrders(): OrdersServices {
  const services = use(OrdersContext)
  if (!services)
    throw new Error(
      'Unmatched orders are rendered outside their provider: add orders() to the features of the site.',
    )
  return services
}
