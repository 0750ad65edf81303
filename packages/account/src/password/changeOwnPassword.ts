import { OperatorError } from '@kit/sdk'
import { changePassword } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

export type PasswordOutcome =
  /** Staff get a new transaction code, which no other answer contains; players have none. The login remains valid. */
  | { state: 'changed'; transactionCode: string | null }
  /** The operator's answer is the bare word "error": the login ends, if the brand enables that (PWD-039, Q-051). */
  | { state: 'loggedOut' }
  /** The operator's message for the player, who may try again. */
  | { state: 'refused'; message: string }

/** Throws errors that are not an answer of the operator. */
export async function changeOwnPassword(
  site: SiteServices,
  passwords: { oldPassword: string; password: string },
): Promise<PasswordOutcome> {
  try {
    const { transactionCode } = await site.operator.client.call(changePassword, passwords)
    return { state: 'changed', transactionCode }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const endsLogin = error.message === 'error' && site.flags.get('auth.changePassword.logoutOnFailure')
    if (!endsLogin) return { state: 'refused', message: error.message }
    site.operator.session.end('expired')
    return { state: 'loggedOut' }
  }
}
