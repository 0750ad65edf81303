import type { Feature, LoginIntent } from '@kit/shell/feature'
import { Icon } from '@kit/ui'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AccountOptions } from './accountContext.ts'
import { AccountProvider } from './AccountProvider.tsx'
import { watchDemo } from './demo/watchDemo.ts'
import { VisitorActions } from './header/VisitorActions.tsx'
import { WalletBox } from './header/WalletBox.tsx'
import { loadLoginSheet, LoginOverlay } from './login/LoginOverlay.tsx'
import { messages } from './messages.ts'
import { OwedPasswordOverlay } from './password/OwedPasswordOverlay.tsx'
import { followOperator } from './session/followOperator.ts'
import { logOutPlayer } from './session/logOutPlayer.ts'
import { Welcome } from './welcome/Welcome.tsx'

export type { AccountOptions } from './accountContext.ts'

/** Login, demo accounts, the player's balance in the header and logout in the account menu. */
export function account(options: AccountOptions = {}): Feature {
  const chosen = { demo: true, demoFullName: 'Demo User', ...options }
  return {
    name: 'account',
    messages,
    translations: { hi: async () => (await import('./translations/hi.ts')).hi },
    setup(site) {
      const loginRequest = createStore<LoginIntent | null>(() => null)
      const temporaryPassword = createStore<string | null>(() => null)
      return {
        welcome: Welcome,
        header: [
          {
            id: 'visitor',
            order: 10,
            audience: 'visitor',
            requirements: ['SHELL-025', 'AUTH-044'],
            Component: VisitorActions,
          },
        ],
        walletBox: WalletBox,
        accountMenu: [
          {
            id: 'logout',
            order: 100,
            labelId: 'account.logout',
            icon: <Icon name="logOut" />,
            onPress: () => void logOutPlayer(site),
          },
        ],
        intents: { login: (data) => loginRequest.setState(data, true) },
        isAsking: { getState: () => loginRequest.getState() !== null, subscribe: loginRequest.subscribe },
        overlays: [LoginOverlay, OwedPasswordOverlay],
        provider: ({ children }: { children: ReactNode }) => (
          <AccountProvider
            site={site}
            options={chosen}
            loginRequest={loginRequest}
            temporaryPassword={temporaryPassword}
          >
            {children}
          </AccountProvider>
        ),
        warm() {
          // A logged-in player needs no login sheet. A chunk that fails to load here is loaded again when it is
          // needed.
          if (!site.operator.session.get()) loadLoginSheet().catch(() => {})
        },
        start() {
          const { session } = site.operator
          const stops = [
            watchDemo(session, site.now),
            followOperator(site),
            session.onEnd(() => temporaryPassword.setState(null, true)),
          ]
          return () => stops.forEach((stop) => stop())
        },
      }
    },
  }
}
