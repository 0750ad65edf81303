import { logOut } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

const patienceMs = 5_000

/** Logs out: goes home, tells the operator, then clears all local state whatever the operator answers (AUTH-042). */
export async function logOutPlayer({ operator, navigate, onError }: SiteServices): Promise<void> {
  navigate('/')
  try {
    await operator.client.call(
      logOut,
      { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' },
      { timeoutMs: patienceMs },
    )
  } catch (error) {
    onError(error, 'logout')
  } finally {
    operator.session.end('asked')
  }
}
