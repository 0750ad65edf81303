import type { SiteRoute } from './siteRoute.ts'

/** The paths of a site's table that stand for themselves; an optional parameter at the end of one is left out. */
export const pagePathsOf = (routes: readonly SiteRoute[]): ReadonlySet<string> =>
  new Set(routes.map(({ path }) => path.replace(/\/\{-\$\w+\}$/, '')))
