import type { Minor, PaymentState } from '@kit/sdk/contract'
import type { Intents } from '@kit/shell/feature'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OwnDepositMethod } from './ownMethod.ts'

declare module '@kit/shell/feature' {
  interface Intents {
    deposit: { amount?: Minor; bonusId?: string }
  }
}

/** What a request to open the deposit chooses in advance. */
type DepositRequested = Intents['deposit']

/** What the deposit's parts share. */
export interface DepositServices {
  /** The deposit that was requested as a sheet; null when it is closed. */
  sheet: StoreApi<DepositRequested | null>
  /** Whether a request is on its way: nothing may reload the page. */
  isSending: StoreApi<boolean>
  /** The last decision on a deposit that no open screen shows; null when it has been announced. */
  decided: StoreApi<{ id: string; state: PaymentState } | null>
  /** How many open screens show the player's deposits. */
  watchers: StoreApi<number>
  /** Hosts of payment pages beside the site's own. */
  paymentHosts: readonly string[]
  /** The methods that have a screen of the site's own. */
  ownMethods: readonly OwnDepositMethod[]
}

export const createDepositServices = (
  paymentHosts: readonly string[],
  ownMethods: readonly OwnDepositMethod[],
): DepositServices => ({
  sheet: createStore<DepositRequested | null>(() => null),
  isSending: createStore(() => false),
  decided: createStore<{ id: string; state: PaymentState } | null>(() => null),
  watchers: createStore(() => 0),
  paymentHosts,
  ownMethods,
})

export const DepositContext = createContext<DepositServices | null>(null)

export function useDepositServices(): DepositServices {
  const services = use(DepositContext)
  if (!services)
    throw new Error('A part of the wallet was drawn outside its provider: list wallet() in the site.')
  return services
}
