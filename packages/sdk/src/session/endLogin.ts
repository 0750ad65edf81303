import { logOut } from '../contract/user.ts'
import type { Operator } from '../operator.ts'

/** Time that the operator has to confirm the logout, in ms. */
const patienceMs = 5_000
const unknownPlace = { country: 'unknown', city: 'unknown', country_flag: 'unknown' }

/**
 * Ends the login at the player's request: notifies the operator, then clears all local state
 * whatever it answers (AUTH-042). If the notification fails, the error goes to `onError`; it never
 * throws. A login that starts meanwhile stays.
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
