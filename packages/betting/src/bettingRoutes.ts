import type { RouteContribution } from '@kit/shell/feature'
import { listPage, loadLists } from './lists/LazyLists.tsx'

export const loadEventPage = () => import('./market/EventPage.tsx')

const loadSportsBook = () => import('./sports-book/sportsBookPages.tsx')
const sportsBookPage = (name: 'SportsBookPage' | 'BallByBallPage') => async () => ({
  default: (await loadSportsBook())[name],
})

/** The paths of betting, each with what loads its screen. */
export const bettingRoutes: RouteContribution[] = [
  { path: '/events/$eventTypeId/$eventId', load: loadEventPage },
  { path: '/events/$eventId', load: loadEventPage },
  { path: '/open-bets', load: () => import('./my-bets/BetsPage.tsx'), audience: 'loggedIn' },
  { path: '/button-values', load: () => import('./stakes/StakesPage.tsx'), audience: 'loggedIn' },
  { path: '/inPlay', load: listPage('InPlayPage') },
  { path: '/events', load: listPage('SportsPage') },
  { path: '/exchange', load: listPage('SportsPage') },
  { path: '/exchange/$eventTypeId/$competitionId', load: listPage('CompetitionPage') },
  { path: '/favorite', load: listPage('FavouritesPage'), audience: 'loggedIn' },
  {
    // With or without an id.
    path: '/sports-book/{-$id}',
    layout: 'full',
    load: sportsBookPage('SportsBookPage'),
    exists: async ({ id = 'none' }) => (await loadSportsBook()).isSportsBookId(id),
  },
  { path: '/ballByBall', layout: 'screen', load: sportsBookPage('BallByBallPage'), audience: 'loggedIn' },
  {
    path: '/$gameType',
    load: listPage('SportPage'),
    exists: async ({ gameType }) => (await loadLists()).isSport(gameType),
  },
]
