import type { WaitingOrder } from '@kit/sdk/contract'
import type { PriceAsk } from '@kit/betting/feature'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the sheet is open for. */
export type SheetSubject = { kind: 'ask'; ask: PriceAsk } | { kind: 'edit'; order: WaitingOrder }

/** What a press elsewhere on the site does without a sheet. */
export type OrderAct = { kind: 'ask'; ask: PriceAsk } | { kind: 'cancel'; id: string }

export interface OrdersState {
  /** Null while no sheet is open. */
  subject: SheetSubject | null
  /** Presses that wait for the code that does them. */
  acts: readonly OrderAct[]
  /** How many requests for a price have no answer yet. */
  sending: number
  /** Ids of the orders whose edit or cancellation has no answer yet. */
  changing: ReadonlySet<string>
}

/** What the parts of waiting orders share. */
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

/** The services of waiting orders. Throws when the site does not list the feature. */
export function useOrders(): OrdersServices {
  const services = use(OrdersContext)
  if (!services)
    throw new Error('A part of waiting orders was drawn outside its provider: list orders() in the site.')
  return services
}
