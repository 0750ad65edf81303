import type { LoginIntent, SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

export interface SavedCredentials {
  userName: string
  password: string
}

/** The secure storage of the app around the site, such as its keychain. */
export interface CredentialStore {
  /** Returns the saved credentials; undefined if there are none, or outside an app. */
  read(): Promise<SavedCredentials | undefined>
  write(credentials: SavedCredentials): Promise<void>
  remove(): Promise<void>
}

export interface AccountOptions {
  /** Lets visitors try the site with a throwaway account. Default: true. */
  demo?: boolean
  /**
   * Lets players add passkeys and log in with them. The operator has to be a WebAuthn relying party. Default:
   * false.
   */
  passkeys?: boolean
  /** The full name of throwaway accounts. */
  demoFullName?: string
  /**
   * The store of the app around the site for user name and password, which are then prefilled (AUTH-022). A browser
   * stores no password. Default: none.
   */
  credentials?: CredentialStore
}

export type Panel =
  | { kind: 'register'; returnTo?: string | undefined }
  | { kind: 'forgotPassword' }
  | { kind: 'changePassword' }
  | { kind: 'profitReport' }
  /** A code has just verified the phone: a mark that covers nothing. */
  | { kind: 'phoneVerified' }

export interface AccountServices {
  site: SiteServices
  options: Required<Omit<AccountOptions, 'credentials'>> & Pick<AccountOptions, 'credentials'>
  loginRequest: StoreApi<LoginIntent | null>
  panel: StoreApi<Panel | null>
  /** The password of this page's login while the player has to change it, in memory only; else null. */
  temporaryPassword: StoreApi<string | null>
  /** True while a mandatory step of the login is shown: no pop-up may cover it. */
  isStepOwed: StoreApi<boolean>
}

export const AccountContext = createContext<AccountServices | null>(null)

export function useAccountServices(): AccountServices {
  const services = use(AccountContext)
  if (!services)
    throw new Error(
      'This component needs the feature account(): add account() to the features in site.config.ts.',
    )
  return services
}

/** Returns the login; null for a visitor. */
export function useLogin() {
  const { session } = useAccountServices().site.operator
  const get = useCallback(() => session.get(), [session])
  return useSyncExternalStore(session.subscribe, get, get)
}
