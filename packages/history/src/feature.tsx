import type { Feature } from '@kit/shell/feature'
import type { ReactNode } from 'react'
import { HistoryContext } from './historyContext.ts'
import { LastResultOverlay } from './last-result/LastResultOverlay.tsx'

export interface HistoryOptions {
  /** Whether a player who logs in sees the result of the last bet. Default: true. Source: SHELL-097. */
  lastResult?: boolean
}

/** A player's open and settled bets, each with why it ended as it did. Other features contribute the kinds of bets. */
export function history({ lastResult = true }: HistoryOptions = {}): Feature {
  return {
    name: 'history',
    messages: {},
    translations: { hi: async () => (await import('./translations/hi.ts')).hi },
    setup: (site) => ({
      routes: [{ path: '/open-bets', load: () => import('./bets/BetsPage.tsx'), audience: 'loggedIn' }],
      overlays: lastResult ? [LastResultOverlay] : [],
      provider: ({ children }: { children: ReactNode }) => (
        <HistoryContext value={site}>{children}</HistoryContext>
      ),
    }),
  }
}
