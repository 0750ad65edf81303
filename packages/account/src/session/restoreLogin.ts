import { OperatorError } from '@kit/sdk'
import { listCurrencyRates, listWhiteLabelRoles, openCockFight } from '@kit/sdk/contract'
import { profileQuery, queryOf, stakesQuery } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import { CancelledError, type QueryClient } from '@tanstack/react-query'

/** No answer at all: what the page shows says so where it matters. */
const hasNoAnswer = (error: unknown): boolean =>
  error instanceof OperatorError && (error.kind === 'unreachable' || error.kind === 'timeout')

/** Given up, since the login ended while it was read: there is nobody to read it for. */
const isGivenUp = (error: unknown): boolean => error instanceof CancelledError

/** Refusals that pass: a limit, or a moment too early. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/** The operator knows the login and refuses its profile for good. No answer, or one of a broken server, says nothing of it. */
const isOver = (error: unknown): boolean =>
  error instanceof OperatorError &&
  error.kind === 'refused' &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.has(error.status)

/**
 * Reads what belongs to a login that was there at start: the profile, unless one younger than a minute is cached, and for
 * players role list and stakes; the currency rates; and makes a player's cock-fight record where there is none (AUTH-059
 * to AUTH-065). A profile that the operator refuses ends the login, which leads home (AUTH-066, AUTH-067); a 401 has done so
 * by then. What cannot be read for want of an answer is read when a screen needs it.
 */
export async function restoreLogin(
  { operator, onError }: Pick<SiteServices, 'operator' | 'onError'>,
  queries: QueryClient,
): Promise<void> {
  const { client, session } = operator
  const count = session.count()
  // A 401 of the page's first calls may have ended it.
  if (!session.get()) return
  try {
    const profile = await queries.fetchQuery(profileQuery(client)).catch((error: unknown) => {
      if (isOver(error) && session.count() === count) session.end('expired')
      throw error
    })
    if (session.count() !== count || profile.mustChangePassword) return
    void queries.prefetchQuery(
      queryOf(client, listCurrencyRates, { whiteLabelId: operator.whiteLabelId(), server: 'master' }),
    )
    if (session.get()?.userType !== 'user') return
    void queries.prefetchQuery(queryOf(client, listWhiteLabelRoles, {}))
    void queries.prefetchQuery(stakesQuery(client))
    if (!profile.hasCockFight && !profile.isDemo) await client.call(openCockFight, {})
  } catch (error) {
    if (!hasNoAnswer(error) && !isGivenUp(error)) onError(error, 'the restored login')
  }
}
