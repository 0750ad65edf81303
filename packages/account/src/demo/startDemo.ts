import { OperatorError, type Operator } from '@kit/sdk'
import { demoSignUp } from '@kit/sdk/contract'
import { logInPlayer, type LoginOutcome } from '../login/logInPlayer.ts'

/** Length of a demo in ms. */
export const demoLengthMs = 6 * 60 * 60 * 1000

/**
 * Creates a user name and a password for a throwaway account: 5 to 24 letters, digits and underscores, and 122 random
 * bits.
 */
export function demoCredentials(randomUUID: () => string): { userName: string; password: string } {
  return { userName: `demo_${randomUUID().replaceAll('-', '').slice(0, 14)}`, password: randomUUID() }
}

/** Starts a demo for six hours or until the browser closes. */
export async function startDemo(
  operator: Operator,
  {
    now,
    randomUUID,
    fullName,
    whiteLabelId,
  }: { now(): number; randomUUID(): string; fullName: string; whiteLabelId: string },
): Promise<LoginOutcome> {
  const { userName, password } = demoCredentials(randomUUID)
  try {
    await operator.client.call(demoSignUp, {
      userName,
      email: '',
      phone: '',
      fullName,
      password,
      demoWhiteLabelId: whiteLabelId,
    })
  } catch (error) {
    if (error instanceof OperatorError) return { state: 'refused', message: error.message }
    throw error
  }
  return logInPlayer(
    operator,
    { userName, password, isRemembered: false },
    { demo: { until: now() + demoLengthMs } },
  )
}
