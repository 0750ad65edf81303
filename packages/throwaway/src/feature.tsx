import type { Feature } from '@kit/shell/feature'
import { Icon } from '@kit/ui'
import type { ReactNode } from 'react'
import { CheerOverlay } from './CheerOverlay.tsx'
import { messages } from './messages.ts'
import { createTerrace, TerraceContext, useCheers, useIsLoggedIn } from './terrace.ts'

/** A feature with one of every kind of contribution. */
export function throwaway(): Feature {
  return {
    name: 'throwaway',
    messages,
    setup(site) {
      const terrace = createTerrace(site)
      const place = {
        id: 'terrace',
        labelId: 'throwaway.terrace',
        icon: <Icon name="list" />,
        to: '/terrace',
      } as const
      return {
        routes: [{ path: '/terrace', load: () => import('./TerracePage.tsx'), backTo: '/' }],
        navigation: [{ id: 'terrace', order: 20, items: [{ ...place, order: 10 }] }],
        bottomBar: [
          {
            ...place,
            order: 20,
            useIsShown: () => useIsLoggedIn(terrace),
            useBadge: () => useCheers(terrace),
          },
        ],
        accountMenu: [
          {
            id: 'cheer',
            order: 10,
            labelId: 'throwaway.cheer',
            icon: <Icon name="list" />,
            onPress: () => site.request('cheer', { team: 'home' }),
          },
        ],
        intents: { cheer: () => terrace.cheer() },
        overlays: [CheerOverlay],
        provider: ({ children }: { children: ReactNode }) => (
          <TerraceContext value={terrace}>{children}</TerraceContext>
        ),
      }
    },
  }
}
