import type { Feature } from '@kit/shell/feature'
import type { ReactNode } from 'react'
import { HistoryContext } from './historyContext.ts'
import { LastResultOverlay } from './last-result/LastResultOverlay.tsx'

export interface HistoryOptions {
  /** Whether a player who logs in sees how the last bet ended; on unless told. Source: SHELL-097. */
  lastResult?: boolean
}

/** A player's open bets and results, each with why it ended so. Which kinds of bets there are, other features contribute. */
export function history({ lastResult = true }: HistoryOptions = {}): Feature {
  return {
    name: 'history',
    messages: {},
    setup: (site) => ({
      routes: [{ path: '/open-bets', load: () => import('./bets/BetsPage.tsx'), audience: 'loggedIn' }],
      overlays: lastResult ? [LastResultOverlay] : [],
      provider: ({ children }: { children: ReactNode }) => (
        <HistoryContext value={site}>{children}</HistoryContext>
      ),
    }),
  }
}
