import { logOut, unknownLocation } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

const patienceMs = 5_000

/** Logs out: goes home, tells the operator, then clears all local state whatever the operator answers (AUTH-042). */
export async function logOutPlayer({ operator, navigate, onError }: SiteServices): Promise<void> {
  navigate('/')
  const location = operator.location() ?? unknownLocation
  try {
    await operator.client.call(
      logOut,
      { country: location.country, city: location.city, domain: '', countryFlag: location.country_flag },
      { timeoutMs: patienceMs },
    )
  } catch (error) {
    onError(error, 'logout')
  } finally {
    operator.session.end('asked')
  }
}
