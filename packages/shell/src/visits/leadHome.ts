import type { AssembledSite } from '../assembledSite.ts'
import { isHomePage } from '../routing/isHomePage.ts'

/**
 * Redirects logged-in users from the other paths of the home page to it, if it is a separate page:
 * those paths have only the landing page. Runs after `followVisits` has captured the address.
 * Source: ROUTE-072.
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
