import type { SiteRoute } from './siteRoute.ts'

/**
 * Returns the paths of a site's table without parameters; a trailing optional parameter is left
 * out.
 */
export const pagePathsOf = (routes: readonly SiteRoute[]): ReadonlySet<string> =>
  new Set(routes.map(({ path }) => path.replace(/\/\{-\$\w+\}$/, '')))
