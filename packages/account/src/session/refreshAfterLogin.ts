import { getReferral } from '@kit/sdk/contract'
import { invalidate, queryOf } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import type { QueryClient } from '@tanstack/react-query'

/** After a login, in ms: when the referral data is read, and when markets and home are read again. */
const referralAfterMs = 500
const marketsAfterMs = 1_000

/**
 * Reads what a login changes, a moment later, so that the first screen has the line to itself (AUTH-035, AUTH-036). Nothing
 * is read for a login that is over by then.
 */
export function refreshAfterLogin(
  { operator, flags }: Pick<SiteServices, 'operator' | 'flags'>,
  queries: QueryClient,
): void {
  const { client, session } = operator
  const count = session.count()
  const isStillThere = () => session.get() !== null && session.count() === count
  setTimeout(() => {
    const isPlayer = session.get()?.userType === 'user'
    if (isStillThere() && isPlayer && flags.get('referral.loadAfterLogin'))
      void queries.prefetchQuery(queryOf(client, getReferral, {}))
  }, referralAfterMs)
  setTimeout(() => {
    if (isStillThere()) invalidate(queries, ['markets', 'home'])
  }, marketsAfterMs)
}
