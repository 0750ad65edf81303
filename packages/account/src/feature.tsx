import type { Feature } from '@kit/shell/feature'
import type { ReactNode } from 'react'
import type { AccountOptions } from './accountContext.ts'
import { AccountProvider } from './AccountProvider.tsx'
import { watchDemo } from './demo/watchDemo.ts'
import { AccountHeader } from './header/AccountHeader.tsx'
import { loadLoginSheet, LoginOverlay } from './login/LoginOverlay.tsx'
import { messages } from './messages.ts'
import { followOperator } from './session/followOperator.ts'
import { Welcome } from './welcome/Welcome.tsx'

export type { AccountOptions } from './accountContext.ts'

/** Login, demo accounts, the player's balance and menu in the header. */
export function account(options: AccountOptions = {}): Feature {
  const settled = { demo: true, demoFullName: 'Demo User', ...options }
  return {
    name: 'account',
    messages,
    setup: (site) => ({
      welcome: Welcome,
      header: [AccountHeader],
      overlays: [LoginOverlay],
      provider: ({ children }: { children: ReactNode }) => (
        <AccountProvider site={site} options={settled}>
          {children}
        </AccountProvider>
      ),
      warm() {
        // A player who is in needs no login; a part that is missing is asked for again when it is needed.
        if (!site.operator.session.get()) loadLoginSheet().catch(() => {})
      },
      start() {
        const stops = [watchDemo(site.operator.session, site.now), followOperator(site)]
        return () => stops.forEach((stop) => stop())
      },
    }),
  }
}
