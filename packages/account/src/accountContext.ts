import type { SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'

export interface AccountOptions {
  /** Whether visitors may try the site with a throwaway account; on unless told. */
  demo?: boolean
  /** The full name of throwaway accounts. */
  demoFullName?: string
}

export interface Account {
  site: SiteServices
  options: Required<AccountOptions>
}

export const AccountContext = createContext<Account | null>(null)

/** The site and the options of the account feature. */
export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account)
    throw new Error(
      'A part of the account feature was rendered outside its provider: list account() in the site.',
    )
  return account
}

/** The login there is, or null for a visitor. */
export function useLogin() {
  const { session } = useAccount().site.operator
  const get = useCallback(() => session.get(), [session])
  return useSyncExternalStore(session.subscribe, get, get)
}

/** What somebody who needs a login asked for, or null. */
export function useLoginRequest() {
  const { loginRequest } = useAccount().site
  return useSyncExternalStore(loginRequest.subscribe, loginRequest.get, loginRequest.get)
}
