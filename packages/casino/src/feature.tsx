import type { Feature } from '@kit/shell/feature'
import type { ReactNode } from 'react'
import { CasinoContext } from './casinoContext.ts'
import type { CasinoOptions } from './casinoOptions.ts'
import { gamesAddress, gameListRequests } from './boot/gameListRequests.ts'
import { casinoLists } from './game-list/casinoLists.ts'

export type { CasinoWord } from './allMessages.ts'

/** The casino feature: lists of the operator's games, a game in a frame, and a player's casino bets in the history. */
export function casino(options: CasinoOptions = {}): Feature {
  return {
    name: 'casino',
    messages: {},
    boots: [
      {
        module: '@kit/casino/boot/game-list',
        asks: gameListRequests,
        isOf: (flags) => flags.get('casino.enabled'),
        given: { casino: { providerOrder: options.providerOrder, typeOrder: options.typeOrder } },
        screen: 'gameListPages',
      },
    ],
    pageFacts: async () => ({
      pages: Object.fromEntries(
        casinoLists.map(({ type, path }) => [
          path,
          { title: `casino.list.${type}`, description: 'casino.about' } as const,
        ]),
      ),
      messages: (await import('./game-list/messages.ts')).casinoMessages,
    }),
    setup: (site) => ({
      routes: [
        ...casinoLists.map(({ type, path }) => ({
          path,
          // The base layout is off there (ROUTE-071), except on the home page of a casino, which links to every page.
          layout:
            type === 'live' && site.flags.get('domain.casinoOnly') ? ('page' as const) : ('stage' as const),
          hasRail: false,
          load: async () => ({
            default: (await import('./game-list/gameListPages.tsx')).gameListPages[type],
          }),
        })),
        // Pages of game kinds: the same lists for players, the landing page for visitors (ROUTE-016, Q-033).
        ...casinoLists
          .filter(({ type, path }) => type !== 'top' && type !== 'premium' && path !== `/${type}`)
          .map(({ type }) => ({
            path: `/${type}`,
            layout: 'stage' as const,
            audience: 'loggedIn' as const,
            hasRail: false,
            isPrivate: true,
            load: async () => ({
              default: (await import('./game-list/gameListPages.tsx')).gameListPages[type],
            }),
          })),
        {
          path: '/casino/$gi/$gc/$p/$spn',
          layout: 'screen' as const,
          hasBar: true,
          audience: 'loggedIn' as const,
          backTo: '/live-casino',
          load: () => import('./game/GamePage.tsx'),
        },
        {
          path: '/game-screen',
          backTo: '/live-casino',
          isPrivate: true,
          load: async () => ({ default: (await import('./game/gameScreenPages.tsx')).gameScreenPages.page }),
        },
        {
          path: '/game-screen-play',
          layout: 'screen' as const,
          backTo: '/live-casino',
          isPrivate: true,
          load: async () => ({
            default: (await import('./game/gameScreenPages.tsx')).gameScreenPages.screen,
          }),
        },
        { path: '/verify-round', isPrivate: true, load: () => import('./verify/VerifyPage.tsx') },
      ],
      provider: ({ children }: { children: ReactNode }) => (
        <CasinoContext value={{ site, options }}>{children}</CasinoContext>
      ),
      hydrate: async (answers, queries) => {
        if (!casinoLists.some(({ type }) => answers.has(gamesAddress(type)))) return
        const { keepGames } = await import('./game-list/gameListPages.tsx')
        await keepGames(answers, queries)
      },
      offline: async () => (await import('./offlineAnswers.ts')).offlineAnswers(),
      history: [
        {
          id: 'casino',
          types: ['casino', 'Live Casino', 'Virtual Games', 'Slot Games', 'Crash Games', 'Lottery'],
          load: async () => ({ default: (await import('./history/casinoHistory.ts')).casinoHistory }),
        },
      ],
    }),
  }
}
