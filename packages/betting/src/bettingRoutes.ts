import type { RouteContribution } from '@kit/shell/feature'
import { listPart, loadLists } from './screens/lists/LazyLists.tsx'

export const loadEventPage = () => import('./screens/event/EventPage.tsx')

const loadSportsBook = () => import('./screens/sports-book/sportsBookPages.tsx')
const sportsBookPage = (name: 'SportsBookPage' | 'BallByBallPage') => async () => ({
  default: (await loadSportsBook())[name],
})

export const bettingRoutes: RouteContribution[] = [
  {
    path: '/events/$eventTypeId/$eventId',
    layout: 'stage',
    load: loadEventPage,
    backTo: '/',
    hasNavigation: true,
  },
  { path: '/events/$eventId', layout: 'stage', load: loadEventPage, backTo: '/', hasNavigation: true },
  { path: '/button-values', load: () => import('./screens/stakes/StakesPage.tsx'), audience: 'loggedIn' },
  { path: '/inPlay', load: listPart('InPlayPage'), hasNavigation: true },
  { path: '/events', load: listPart('SportsPage'), hasNavigation: true },
  { path: '/exchange', load: listPart('SportsPage'), hasNavigation: true },
  // The name in one brand's footer (SHELL-073).
  { path: '/online-exchange', load: listPart('SportsPage'), hasNavigation: true },
  {
    path: '/exchange/$gameType',
    load: listPart('SportPage'),
    hasNavigation: true,
    values: async () => (await loadLists()).sportIds,
  },
  {
    path: '/exchange/$eventTypeId/$competitionId',
    load: listPart('CompetitionPage'),
    hasNavigation: true,
  },
  { path: '/favorite', load: listPart('FavouritesPage'), audience: 'loggedIn', hasNavigation: true },
  {
    path: '/sports-book/{-$id}',
    layout: 'full',
    load: sportsBookPage('SportsBookPage'),
    exists: async ({ id = 'none' }) => (await loadSportsBook()).isSportsBookId(id),
  },
  { path: '/ballByBall', layout: 'screen', load: sportsBookPage('BallByBallPage'), audience: 'loggedIn' },
  {
    path: '/$gameType',
    load: listPart('SportPage'),
    hasNavigation: true,
    values: async () => (await loadLists()).sportIds,
  },
]
