import { OperatorError, type Operator } from '@kit/sdk'
import type { User } from '@kit/sdk/contract'
import { latinDigits } from '@kit/ui'

export interface Credentials {
  userName: string
  password: string
  /** The code sent to the phone. With it the operator ignores the password. */
  otp?: string
  isRemembered: boolean
}

export type LoginOutcome =
  | { state: 'loggedIn'; user: User; owesSecondFactor: boolean }
  /** The account is not a player's: this is the wrong site for it. */
  | { state: 'notPlayer' }
  | { state: 'cancelled' }
  | { state: 'refused'; message: string }

const unknownLocation = { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' }

/** Replaces digits of any keyboard by 0 to 9 in a phone number. */
function nameOf(typed: string): string {
  const name = typed.trim()
  const number = latinDigits(name)
  return /^[\d\s+-]+$/.test(number) ? number : name
}

/**
 * Logs a player in. Staff get a session only if `mayBeStaff` is true (`auth.allowStaffLogin`, Q-001); else the login is
 * dropped before a session starts. Throws errors that are not an answer of the operator.
 */
export async function logInPlayer(
  { authenticate, session }: Pick<Operator, 'authenticate' | 'session'>,
  { userName, password, otp = '', isRemembered }: Credentials,
  { demo, mayBeStaff = false }: { demo?: { until: number }; mayBeStaff?: boolean } = {},
): Promise<LoginOutcome> {
  try {
    const { user, token } = await authenticate({
      email: nameOf(userName),
      password,
      otp,
      whiteLabelId: '',
      correlationId: '',
      ...unknownLocation,
      ...(demo && { demo: 'true' as const }),
    })
    if (user.userType !== 'user' && !mayBeStaff) return { state: 'notPlayer' }
    const owesSecondFactor = user.hasSecondFactor && !user.isSecondFactorVerified
    session.begin(
      {
        token,
        userType: user.userType,
        ...(demo && { demoUntil: demo.until }),
        ...(owesSecondFactor && { owesSecondFactor }),
      },
      isRemembered && !demo,
    )
    return { state: 'loggedIn', user, owesSecondFactor }
  } catch (error) {
    if (error instanceof OperatorError) return { state: 'refused', message: error.message }
    throw error
  }
}
