import { endLogin } from '@kit/sdk'
import { logOutOfCockFight } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

/** Logs out: opens the home page, ends a player's cock-fight record (CALL-034), and ends the login (AUTH-042). */
export async function logOutPlayer({ operator, navigate, onError }: SiteServices): Promise<void> {
  navigate('/')
  const { client, session } = operator
  const login = session.get()
  const hasRecord = login?.userType === 'user' && login.demoUntil === undefined && !login.owesSecondFactor
  // Not awaited: the token must be cleared even if this fails.
  if (hasRecord) client.call(logOutOfCockFight, {}).catch(() => {})
  await endLogin(operator, (error) => onError(error, 'logout'))
}
