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

type DepositRequested = Intents['deposit']

export interface DepositServices {
  sheet: StoreApi<DepositRequested | null>
  /** True while a request is in flight; the page must not be reloaded. */
  isSending: StoreApi<boolean>
  /** The last decision on a deposit that no open screen shows; null after it was announced. */
  decided: StoreApi<{ id: string; state: PaymentState } | null>
  watchers: StoreApi<number>
  /** Payment hosts in addition to the site's own host. */
  paymentHosts: readonly string[]
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
    throw new Error(
      'This component needs the feature wallet(): add wallet() to the features in site.config.ts.',
    )
  return services
}
