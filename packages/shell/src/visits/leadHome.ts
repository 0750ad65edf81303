import type { AssembledSite } from '../assembledSite.ts'
import { isHomePage } from '../routing/isHomePage.ts'

/**
 * Leads who is logged in from the other paths of the home page to it, where it is a page of its own: those have nothing but
 * the landing page to show there. Begins after `followVisits` has captured what the address says. Source: ROUTE-072.
 */
export function leadHome({
  homePath,
  router,
  services,
}: Pick<AssembledSite, 'homePath' | 'router' | 'services'>): () => void {
  if (isHomePage(homePath)) return () => {}
  const { session } = services.operator
  const follow = () => {
    if (session.get() && isHomePage(router.history.location.pathname))
      void router.navigate({ to: homePath, replace: true })
  }
  follow()
  const ends = [session.subscribe(follow), router.history.subscribe(follow)]
  return () => ends.forEach((end) => end())
}
