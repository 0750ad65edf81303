import type { Feature } from '@kit/shell/feature'
import { Icon } from '@kit/ui'
import type { ReactNode } from 'react'
import { HistoryContext } from './historyContext.ts'
import { LastResultOverlay } from './last-result/LastResultOverlay.tsx'
import { messages } from './messages.ts'

export type { HistoryWord } from './allMessages.ts'
export type * from './historyKind.ts'

export interface HistoryOptions {
  /** Shows the result of the last bet after a login. Default: true. Source: SHELL-097. */
  lastResult?: boolean
}

/** A player's open and settled bets, each with the reason for its result. Other features contribute the kinds of bets. */
export function history({ lastResult = true }: HistoryOptions = {}): Feature {
  return {
    name: 'history',
    messages,
    pageFacts: async () => ({ pages: { '/open-bets': { title: 'history.title' } }, messages }),
    offline: { paths: ['/open-bets'], parts: ['BetsPage'] },
    shortcuts: [{ labelId: 'history.title', path: '/open-bets' }],
    setup: (site) => ({
      routes: [{ path: '/open-bets', load: () => import('./bets/BetsPage.tsx'), audience: 'loggedIn' }],
      accountMenu: [
        {
          id: 'bets',
          order: 20,
          labelId: 'history.title',
          icon: <Icon name="list" />,
          to: '/open-bets',
        },
      ],
      offline: async () => (await import('./offlineAnswers.ts')).offlineAnswers(site),
      overlays: lastResult ? [LastResultOverlay] : [],
      provider: ({ children }: { children: ReactNode }) => (
        <HistoryContext value={site}>{children}</HistoryContext>
      ),
    }),
  }
}
