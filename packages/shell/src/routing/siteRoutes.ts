import type { Contributions } from '../feature.ts'
import type { SiteConfig } from '../site.ts'
import { homePaths } from './isHomePage.ts'
import type { SiteRoute } from './siteRoute.ts'

/** Where the home page is: on a casino-only domain at the live casino (ROUTE-072). */
export const homePathOf = (isCasinoOnly: boolean): string => (isCasinoOnly ? '/live-casino' : '/')

const homeRoute = (path: string): SiteRoute => ({ path, isHome: true })

const welcome: SiteRoute = {
  path: '/welcome-screen',
  load: () => import('../pages/WelcomePage.tsx'),
}

/**
 * The table of a site's paths: the shell's own, those that its features contribute, and over them what the site's file
 * changes or adds. `checkRoutes` says what is wrong with one.
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
