import type { Minor } from '@kit/sdk/contract'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The amount is in minor units. */
export interface WithdrawIntent {
  amount?: Minor
}

declare module '@kit/shell/feature' {
  interface Intents {
    withdraw: { amount?: Minor }
  }
}

export interface WithdrawServices {
  sheet: StoreApi<WithdrawIntent | null>
  /** True while a request is in flight; the page must not be reloaded. */
  isSending: StoreApi<boolean>
}

export const createWithdrawServices = (): WithdrawServices => ({
  sheet: createStore<WithdrawIntent | null>(() => null),
  isSending: createStore<boolean>(() => false),
})

export const WithdrawContext = createContext<WithdrawServices | null>(null)

export function useWithdrawServices(): WithdrawServices {
  const services = use(WithdrawContext)
  if (!services)
    throw new Error(
      'This component needs the feature wallet(): add wallet() to the features in site.config.ts.',
    )
  return services
}
