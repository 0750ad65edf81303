import type { RouteContribution, RouteFacts } from '../feature.ts'

/** A path of a site with its screen; the home page has no screen. */
export interface SiteRoute
  extends RouteFacts, Partial<Pick<RouteContribution, 'load' | 'exists' | 'values'>> {
  /** True for the landing page of visitors and home page of players. */
  isHome?: boolean
}
