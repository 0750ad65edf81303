import { logOut } from '../contract/user.ts'
import type { Operator } from '../operator.ts'

/** So long the operator has to hear of it, in ms. */
const patienceMs = 5_000
const unknownPlace = { country: 'unknown', city: 'unknown', country_flag: 'unknown' }

/**
 * Ends the login as its player asked: tells the operator, then clears all local state whatever it answers (AUTH-042). An
 * operator that was not told is an error for `onError`; nothing is thrown. A login that begins meanwhile stays.
 */
export async function endLogin(
  operator: Pick<Operator, 'client' | 'session' | 'location' | 'domainName'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const { session } = operator
  const count = session.count()
  session.leave()
  const { country, city, country_flag: countryFlag } = operator.location() ?? unknownPlace
  try {
    const request = { country, city, domain: operator.domainName, countryFlag }
    await operator.client.call(logOut, request, { timeoutMs: patienceMs })
  } catch (error) {
    onError(error)
  } finally {
    if (session.count() === count) session.end('asked')
  }
}
