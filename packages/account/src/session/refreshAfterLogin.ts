import { getReferral } from '@kit/sdk/contract'
import { invalidate, queryOf } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import type { QueryClient } from '@tanstack/react-query'

/** Delays after a login, in ms: until the referral data is read, and until markets and home are read again. */
const referralAfterMs = 500
const marketsAfterMs = 1_000

/**
 * Reads the data that a login changes, a moment later, so that the first screen has the connection to itself (AUTH-035,
 * AUTH-036). Reads nothing for a login that has ended in the meantime.
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
