import type { RouteContribution, RouteFacts } from '../feature.ts'

/** A path of a site, with its screen; the home page has none of its own. */
export interface SiteRoute
  extends RouteFacts, Partial<Pick<RouteContribution, 'load' | 'exists' | 'values'>> {
  /** Whether it is the landing page for visitors and the home page for players. */
  isHome?: boolean
}
