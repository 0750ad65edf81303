import { endLogin } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'

/** Logs out: goes home, and ends the login (AUTH-042). */
export async function logOutPlayer({ operator, navigate, onError }: SiteServices): Promise<void> {
  navigate('/')
  await endLogin(operator, (error) => onError(error, 'logout'))
}
