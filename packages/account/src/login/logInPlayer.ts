import { OperatorError, type Operator } from '@kit/sdk'
import type { User } from '@kit/sdk/contract'

/** What the login sheet collects. */
export interface Credentials {
  userName: string
  password: string
  isRemembered: boolean
}

export type LoginOutcome =
  | { state: 'loggedIn'; user: User }
  /** Not a player: this is the wrong site for them. */
  | { state: 'notPlayer' }
  /** The operator's own words, for the player. */
  | { state: 'refused'; message: string }

const place = { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' }

/**
 * Logs a player in. The session begins only for players; anybody else's login is dropped before it begins.
 * Throws what is not the operator's answer.
 */
export async function logInPlayer(
  { authenticate, session }: Pick<Operator, 'authenticate' | 'session'>,
  { userName, password, isRemembered }: Credentials,
  demo?: { until: number },
): Promise<LoginOutcome> {
  try {
    const { user, token } = await authenticate({
      email: userName.trim(),
      password,
      otp: '',
      whiteLabelId: '',
      correlationId: '',
      ...place,
      ...(demo && { demo: 'true' as const }),
    })
    if (user.userType !== 'user') return { state: 'notPlayer' }
    session.begin(
      { token, userType: user.userType, ...(demo && { demoUntil: demo.until }) },
      isRemembered && !demo,
    )
    return { state: 'loggedIn', user }
  } catch (error) {
    if (error instanceof OperatorError) return { state: 'refused', message: error.message }
    throw error
  }
}
