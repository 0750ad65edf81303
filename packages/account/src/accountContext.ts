import type { LoginIntent, SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

export interface SavedCredentials {
  userName: string
  password: string
}

/** The secure storage of the app that shows the site, such as its keychain. */
export interface CredentialStore {
  /** Returns what is saved; undefined where nothing is, or outside the app. */
  read(): Promise<SavedCredentials | undefined>
  write(credentials: SavedCredentials): Promise<void>
  remove(): Promise<void>
}

export interface AccountOptions {
  /** Whether visitors may try the site with a throwaway account. Default: true. */
  demo?: boolean
  /** Whether players may add passkeys and log in by them; the operator has to be a relying party. Default: false. */
  passkeys?: boolean
  /** The full name of throwaway accounts. */
  demoFullName?: string
  /**
   * Where the app around the site saves user name and password, which are then prefilled (AUTH-022). A browser stores no
   * password. Default: nowhere.
   */
  credentials?: CredentialStore
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
  options: Required<Omit<AccountOptions, 'credentials'>> & Pick<AccountOptions, 'credentials'>
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
    throw new Error('A part of the account was drawn outside its provider: list account() in the site.')
  return services
}

/** The current login, or null for a visitor. */
export function useLogin() {
  const { session } = useAccountServices().site.operator
  const get = useCallback(() => session.get(), [session])
  return useSyncExternalStore(session.subscribe, get, get)
}
