import type { SiteRoute } from './siteRoute.ts'

/** Two paths of the same shape are one, in any case and whatever their parameters are called. */
const shapeOf = (path: string) => path.toLowerCase().replaceAll(/\$\w+/g, '$')

/** One sentence about a path that two features serve. */
export const servedTwice = (path: string): string =>
  `Two features of this site serve the path ${path}: a player would get only one of them. List one.`

/**
 * Refuses a table in which two features serve a path, or a path that a site lists has no screen: throws a sentence. The
 * build of a site checks its table, and no page does.
 */
export function checkRoutes(routes: readonly SiteRoute[]): void {
  const shapes = new Set<string>()
  for (const { path, load, isHome } of routes) {
    if (shapes.has(shapeOf(path))) throw new Error(servedTwice(path))
    if (!load && !isHome)
      throw new Error(
        `The site lists the path ${path}, and no feature has a screen for it: give it one with "load", or leave it out.`,
      )
    shapes.add(shapeOf(path))
  }
}
