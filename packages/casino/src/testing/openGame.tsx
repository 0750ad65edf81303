import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { FakeSiteOptions } from '@kit/shell/testing'
import type { CasinoOptions } from '../casinoOptions.ts'
import GamePage from '../game/GamePage.tsx'
import { gameScreenPages } from '../game/gameScreenPages.tsx'
import { game, showCasino } from './showCasino.tsx'

const pages = {
  '/casino/$gi/$gc/$p/$spn': GamePage,
  '/game-screen': gameScreenPages.page,
  '/game-screen-play': gameScreenPages.screen,
}

export const kitePath = '/casino/1003/kite/sandboxGames/Sky%20House'
export const kiteSearch = '?gi=1003&gc=kite&p=sandboxGames&spn=Sky+House'
/** Address on the page's own origin, as the sandbox provides it. */
export const launchUrl = `${location.origin}/casino-games/play/once`

/** Default: for a player. */
export function openGame(
  options: FakeSiteOptions & { casino?: CasinoOptions; recents?: readonly string[] } = {},
  path = kitePath,
) {
  const root = createRootRoute()
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  const { recents = [], ...ofSite } = options
  const shown = showCasino(<RouterProvider router={router} />, {
    login: { token: 't', userType: 'user' },
    ...ofSite,
    answers: {
      listCasinoGames: () => [game()],
      launchCasinoGame: () => ({ url: launchUrl }),
      ...options.answers,
    },
  })
  const saved = JSON.stringify({ favourites: [], recents })
  shown.site.storage.setItem('kit.casino.games.player-1', saved)
  return { ...shown, router }
}

export const frameOf = (): HTMLIFrameElement | null => document.querySelector('iframe')

/** Posts a message as the game's frame does: from its window, with an opaque origin. */
export function say(data: unknown, more: MessageEventInit = {}): void {
  const source = frameOf()?.contentWindow ?? null
  window.dispatchEvent(new MessageEvent('message', { origin: 'null', source, data, ...more }))
}
