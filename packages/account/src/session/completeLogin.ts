import { createSiteStorage, getOrPost, OperatorError } from '@kit/sdk'
import { createCockFight, listWhiteLabelRoles, openCockFight, type User } from '@kit/sdk/contract'
import { configurationQuery, currencyRatesQuery, profileQuery, queryOf, stakesQuery } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { refreshAfterLogin } from './refreshAfterLogin.ts'

/** First and longest wait before the profile is read again, in ms. The wait doubles each time. */
const firstWaitMs = 2_000
const maxWaitMs = 60_000

const isCancelled = (error: unknown): boolean => error instanceof CancelledError

/** A missing connection needs no report, because the page shows it. */
const hasNoAnswer = (error: unknown): boolean =>
  error instanceof OperatorError && (error.kind === 'unreachable' || error.kind === 'timeout')

/** Statuses of temporary refusals: a rate limit, or a request made too early. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Returns true if the operator knows the login and permanently refuses its profile. A 5xx or no answer does not concern
 * the login.
 */
const isOver = (error: unknown): boolean =>
  error instanceof OperatorError &&
  error.kind === 'refused' &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.has(error.status)

/** Returns true for a 5xx, a timeout or no connection: the operator may answer later. */
const mayAnswerLater = (error: unknown): boolean =>
  error instanceof OperatorError &&
  error.kind !== 'unauthorized' &&
  (error.isOutcomeUnknown || passing.has(error.status))

/** Waits for a time in ms. Ends early if the connection returns. */
function pause(ms: number, isOnline: SiteServices['isOnline']): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const stop = isOnline.subscribe(() => isOnline.getState() && end())
  })
}

type Ports = Pick<SiteServices, 'operator' | 'flags' | 'storage' | 'tabStorage' | 'isOnline' | 'onError'>

/**
 * Reads the profile of a login until the operator answers. A permanent refusal ends the login and opens the home page
 * (AUTH-066, AUTH-067); a 401 has already done so. Returns undefined if the login is over.
 */
async function readProfile(
  { operator, isOnline, onError }: Ports,
  queries: QueryClient,
  isThere: () => boolean,
): Promise<User | undefined> {
  const { client, session } = operator
  let isTimeKnown = false
  for (let waitMs = firstWaitMs; isThere(); waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await queries.fetchQuery(profileQuery(client))
    } catch (error) {
      if (!isThere() || isCancelled(error)) return undefined
      if (isOver(error) && !isTimeKnown) {
        // The operator may have refused the time of a wrong clock. The configuration has the right one.
        isTimeKnown = true
        await queries.prefetchQuery(configurationQuery(operator))
        continue
      }
      if (isOver(error)) session.end('expired')
      if (!hasNoAnswer(error) && waitMs === firstWaitMs) onError(error, 'the profile after a login')
      if (!mayAnswerLater(error)) return undefined
    }
    await pause(waitMs, isOnline)
  }
  return undefined
}

/** Reads the currency rates. Only the configuration has the white label, which the request needs (CALL-032). */
async function keepCurrencyRates(operator: SiteServices['operator'], queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(configurationQuery(operator))
  if (operator.session.get()) await queries.prefetchQuery(currencyRatesQuery(operator))
}

/**
 * Reads the data of every login, however it started (AUTH-059 to AUTH-065). A login that is not restored also
 * reads the referral, markets and home (AUTH-035, AUTH-036), and may be marked as the first (AUTH-029,
 * AUTH-046).
 */
export async function completeLogin(
  site: Ports,
  queries: QueryClient,
  { isRestored }: { isRestored: boolean },
): Promise<void> {
  const { operator, storage, tabStorage } = site
  const { client, session } = operator
  const count = session.count()
  const isThere = () => session.get() !== null && session.count() === count
  // A 401 of the page's first calls may have ended it.
  if (!isThere()) return
  if (!isRestored) refreshAfterLogin(site, queries)
  const profile = await readProfile(site, queries, isThere)
  if (!profile || !isThere()) return
  const isFirst = session.get()?.demoUntil !== undefined || profile.mustChangePassword
  if (!isRestored && isFirst)
    createSiteStorage({ browser: storage, tab: tabStorage }).write('isFirstLogin', true)
  if (profile.mustChangePassword) return
  void keepCurrencyRates(operator, queries)
  if (session.get()?.userType !== 'user') return
  void queries.prefetchQuery(queryOf(client, listWhiteLabelRoles, {}))
  void queries.prefetchQuery(stakesQuery(client))
  if (profile.hasCockFight || profile.isDemo) return
  try {
    await getOrPost(client, createCockFight, openCockFight, {})
  } catch (error) {
    if (!hasNoAnswer(error)) site.onError(error, 'the cock-fight record')
  }
}
