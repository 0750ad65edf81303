import type { Feature, LoginIntent } from '@kit/shell/feature'
import { Icon } from '@kit/ui'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AccountOptions, Panel } from './accountContext.ts'
import { AccountProvider } from './AccountProvider.tsx'
import { watchDemo } from './demo/watchDemo.ts'
import { VisitorActions } from './header/VisitorActions.tsx'
import { WalletBox } from './header/WalletBox.tsx'
import { loadLoginSheet, LoginOverlay } from './login/LoginOverlay.tsx'
import { messages } from './messages.ts'
import { PanelOverlay } from './PanelOverlay.tsx'
import { pagePaths } from './pages/pagePaths.ts'
import { OwedPasswordOverlay } from './password/OwedPasswordOverlay.tsx'
import { followOperator } from './session/followOperator.ts'
import { logOutPlayer } from './session/logOutPlayer.ts'
import { Welcome } from './welcome/Welcome.tsx'

export type { AccountWord } from './allMessages.ts'

export type { AccountOptions, CredentialStore, SavedCredentials } from './accountContext.ts'

/** The pages in the account menu; the profile links to the others. */
const menuPages = [
  ['/profile', 'account.profile', 'account'],
  ['/notification', 'account.notifications', 'info'],
] as const

/** Login, demo accounts, the player's balance in the header and logout in the account menu. */
export function account(options: AccountOptions = {}): Feature {
  const chosen = { demo: true, passkeys: false, demoFullName: 'Demo User', ...options }
  return {
    name: 'account',
    messages,
    pageFacts: async () => (await import('./pages/pageFacts.ts')).pageFacts,
    taps: [
      {
        on: '[data-opens="login"]',
        parts: ['LoginSheet'],
        early: {
          module: '@kit/account/boot/login',
          given: { account: { demo: chosen.demo, passkeys: chosen.passkeys } },
        },
      },
    ],
    corrected: async () => (await import('./correctedMessages.ts')).correctedMessages,
    setup(site) {
      const loginRequest = createStore<LoginIntent | null>(() => null)
      const panel = createStore<Panel | null>(() => null)
      const isStepOwed = createStore<boolean>(() => false)
      const subscribe = (listener: () => void) => {
        const stops = [loginRequest, panel, isStepOwed].map((store) => store.subscribe(listener))
        return () => stops.forEach((stop) => stop())
      }
      const isOpen = {
        getState: () =>
          loginRequest.getState() !== null || (panel.getState()?.kind ?? 'phoneVerified') !== 'phoneVerified',
        subscribe,
      }
      const close = () => {
        loginRequest.setState(null, true)
        panel.setState(null, true)
      }
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
        routes: [
          { path: '/login-auth', layout: 'screen', load: () => import('./second-factor/LoginAuthPage.tsx') },
          {
            path: '/secureauth',
            audience: 'loggedIn',
            load: () => import('./second-factor/SecureAuthPage.tsx'),
          },
          ...pagePaths
            // The referral call is for players on b2c (AUTH-035).
            .filter((path) => path !== '/refer' || site.flags.get('domain.type') !== 'b2b')
            .map((path) => ({
              path,
              audience: 'loggedIn' as const,
              load: async () => ({ default: (await import('./pages/accountPages.tsx')).accountPages[path] }),
            })),
        ],
        accountMenu: [
          ...menuPages.map(([to, labelId, name], order) => ({
            id: to,
            order,
            labelId,
            icon: <Icon name={name} />,
            to,
          })),
          {
            id: 'logout',
            order: 100,
            labelId: 'account.logout',
            icon: <Icon name="logOut" />,
            onPress: () => void logOutPlayer(site),
          },
        ],
        intents: {
          login: (data) => {
            loginRequest.setState(data, true)
            // Not only once the overlay renders, because the page may be busy until then.
            loadLoginSheet().catch(() => {})
          },
          register: (data) => panel.setState({ kind: 'register', ...data }, true),
          'password.change': () => panel.setState({ kind: 'changePassword' }, true),
          'profitReport.open': () => panel.setState({ kind: 'profitReport' }, true),
        },
        isAsking: { getState: () => isStepOwed.getState() || isOpen.getState(), subscribe },
        login: { isOpen, close },
        offline: async () => (await import('./offlineAnswers.ts')).offlineAnswers,
        overlays: [LoginOverlay, PanelOverlay, OwedPasswordOverlay],
        provider: ({ children }: { children: ReactNode }) => (
          <AccountProvider
            site={site}
            options={chosen}
            loginRequest={loginRequest}
            panel={panel}
            temporaryPassword={temporaryPassword}
            isStepOwed={isStepOwed}
          >
            {children}
          </AccountProvider>
        ),
        warm() {
          // A logged-in player needs no login sheet. A chunk that fails to load here is loaded again on demand.
          if (!site.operator.session.get()) loadLoginSheet().catch(() => {})
        },
        start() {
          const { session } = site.operator
          const stops = [
            watchDemo(session, site.now),
            followOperator(site),
            session.onEnd(() => {
              temporaryPassword.setState(null, true)
              panel.setState(null, true)
            }),
          ]
          return () => stops.forEach((stop) => stop())
        },
      }
    },
  }
}
