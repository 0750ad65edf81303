import { OperatorError } from '@kit/sdk'
import { changePassword } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { logOutPlayer } from '../session/logOutPlayer.ts'

export type PasswordOutcome =
  /** The player is logged out and logs in again with the new password (PWD-030, PWD-034). */
  | { state: 'changed' }
  /** The operator's answer is the bare word "error": the login is over, if the brand wants that (PWD-039, Q-051). */
  | { state: 'loggedOut' }
  /** The operator's own message for the player, who may try again. */
  | { state: 'refused'; message: string }

/** Changes a player's own password. Throws errors that are not an answer of the operator. */
export async function changeOwnPassword(
  site: SiteServices,
  passwords: { oldPassword: string; password: string },
): Promise<PasswordOutcome> {
  try {
    await site.operator.client.call(changePassword, passwords)
    await logOutPlayer(site)
    return { state: 'changed' }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const endsLogin = error.message === 'error' && site.flags.get('auth.changePassword.logoutOnFailure')
    if (!endsLogin) return { state: 'refused', message: error.message }
    site.operator.session.end('expired')
    return { state: 'loggedOut' }
  }
}
