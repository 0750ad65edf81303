import type { SiteRoute } from './siteRoute.ts'

/** Two paths with the same shape are equal: case and parameter names do not matter. */
const shapeOf = (path: string) => path.toLowerCase().replaceAll(/\$\w+/g, '$')

export const servedTwice = (path: string): string =>
  `Two features of this site serve the path ${path}: a player would get only one of them. List one.`

/**
 * Validates a table of paths. Throws a sentence if two features serve a path, or if a path that a
 * site lists has no screen. Called by the build only, not by pages.
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
