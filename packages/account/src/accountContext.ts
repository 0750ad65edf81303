import type { LoginIntent, SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

export interface AccountOptions {
  /** Whether visitors may try the site with a throwaway account. Default: true. */
  demo?: boolean
  /** Whether players may add passkeys and log in by them; the operator has to be a relying party. Default: false. */
  passkeys?: boolean
  /** The full name of throwaway accounts. */
  demoFullName?: string
}

/** What is open over the page beside the login. */
export type Panel =
  | { kind: 'register'; returnTo?: string | undefined }
  | { kind: 'forgotPassword' }
  | { kind: 'changePassword' }
  | { kind: 'profitReport' }
  /** A code has just proven the phone: a mark that covers nothing. */
  | { kind: 'phoneVerified' }

export interface AccountServices {
  site: SiteServices
  options: Required<AccountOptions>
  /** The login that another part of the site requested; null when there is none. */
  loginRequest: StoreApi<LoginIntent | null>
  panel: StoreApi<Panel | null>
  /** The password of this page's login while a new one is owed, in memory only; else null. */
  temporaryPassword: StoreApi<string | null>
}

export const AccountContext = createContext<AccountServices | null>(null)

export function useAccountServices(): AccountServices {
  const services = use(AccountContext)
  if (!services)
    throw new Error(
      'A part of the account feature was rendered outside its provider: list account() in the site.',
    )
  return services
}

/** The current login, or null for a visitor. */
export function useLogin() {
  const { session } = useAccountServices().site.operator
  const get = useCallback(() => session.get(), [session])
  return useSyncExternalStore(session.subscribe, get, get)
}
