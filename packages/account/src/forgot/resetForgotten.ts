import { OperatorError } from '@kit/sdk'
import { resetPassword } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

export type ResetOutcome =
  | { state: 'saved' }
  /** The code has to be entered again. */
  | { state: 'wrongCode'; words?: undefined }
  /** `words`: the operator's message about the password; else the specification's (PWD-024). */
  | { state: 'failed'; words?: string | undefined }

export async function resetForgotten(
  { operator, onError }: Pick<SiteServices, 'operator' | 'onError'>,
  { phone, otp, password }: { phone: string; otp: string; password: string },
): Promise<ResetOutcome> {
  try {
    await operator.client.call(resetPassword, {
      phone,
      otp,
      password,
      whiteLabelId: operator.whiteLabelId(),
    })
    return { state: 'saved' }
  } catch (error) {
    if (!(error instanceof OperatorError)) {
      onError(error, 'a forgotten password')
      return { state: 'failed' }
    }
    if (error.message === 'error' || error.code === 'otp-invalid') return { state: 'wrongCode' }
    return { state: 'failed', ...(error.field === 'password' && { words: error.message }) }
  }
}
