import type { Contributions } from '../feature.ts'
import type { SiteConfig } from '../site.ts'
import { homePaths } from './isHomePage.ts'
import type { SiteRoute } from './siteRoute.ts'

/**
 * Returns the path of the home page; on a casino-only domain this is the live casino (ROUTE-072).
 */
export const homePathOf = (isCasinoOnly: boolean): string => (isCasinoOnly ? '/live-casino' : '/')

const homeRoute = (path: string): SiteRoute => ({ path, isHome: true })

const welcome: SiteRoute = {
  path: '/welcome-screen',
  load: () => import('../pages/WelcomePage.tsx'),
}

/**
 * Returns the table of a site's paths: the shell's own, those of its features, and the site's
 * changes and additions. `checkRoutes` validates it.
 */
export function siteRoutes(
  { routes: changes = [] }: Pick<SiteConfig, 'routes'>,
  contributions: readonly Contributions[],
  home = '/',
): SiteRoute[] {
  const rows = [...homePaths.map(homeRoute), welcome, ...contributions.flatMap(({ routes = [] }) => routes)]
  const change = (row: SiteRoute) => {
    const index = rows.findIndex(({ path }) => path === row.path)
    if (index < 0) rows.push(row)
    else rows[index] = { ...rows[index], ...row }
  }
  if (!rows.some(({ path }) => path === home)) rows.push(homeRoute(home))
  changes.forEach(change)
  return rows
}
