import { logOut } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

const patienceMs = 5_000
const unknownPlace = { country: 'unknown', city: 'unknown', country_flag: 'unknown' }

/** Logs out: goes home, tells the operator, then clears all local state whatever the operator answers (AUTH-042). */
export async function logOutPlayer({ operator, navigate, onError }: SiteServices): Promise<void> {
  navigate('/')
  const { country, city, country_flag: countryFlag } = operator.location() ?? unknownPlace
  try {
    const request = { country, city, domain: operator.domainName, countryFlag }
    await operator.client.call(logOut, request, { timeoutMs: patienceMs })
  } catch (error) {
    onError(error, 'logout')
  } finally {
    operator.session.end('asked')
  }
}
