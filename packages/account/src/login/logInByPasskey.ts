import { OperatorError, type Operator } from '@kit/sdk'
import { beginPasskeyLogin, logInByPasskey as logInCall } from '@kit/sdk/contract'
import { askAuthenticator } from '../passkeys/askAuthenticator.ts'
import type { LoginOutcome } from './logInPlayer.ts'

/**
 * Logs in with any passkey of this site. It verifies the device and its owner, so that no second step follows. Throws
 * errors that are not an answer of the operator.
 */
export async function logInByPasskey(
  { client, session, location, domainName }: Operator,
  { mayBeStaff = false }: { mayBeStaff?: boolean } = {},
): Promise<LoginOutcome> {
  try {
    const asked = await askAuthenticator('sign', await client.call(beginPasskeyLogin, {}))
    if (asked.state !== 'answered') return { state: 'cancelled' }
    let token: string | undefined
    const { country = 'unknown', city = 'unknown', country_flag: countryFlag = 'unknown' } = location() ?? {}
    const user = await client.call(
      logInCall,
      { credential: asked.credential, country, city, countryFlag, domain: domainName },
      { onToken: (fresh) => void (token = fresh) },
    )
    if (token === undefined)
      throw new OperatorError('malformed', 'The login brought no token', { status: 200 })
    if (user.userType !== 'user' && !mayBeStaff) return { state: 'notPlayer' }
    session.begin({ token, userType: user.userType }, false)
    return { state: 'loggedIn', user, owesSecondFactor: false }
  } catch (error) {
    if (error instanceof OperatorError) return { state: 'refused', message: error.message }
    throw error
  }
}
