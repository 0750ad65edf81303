import { OperatorError } from '@kit/sdk'
import type { Message } from '@kit/ui'

/** Why a call failed, for staff: the operator's own words, or that it could not be reached. */
export const problemText = (error: unknown, message: Message): string =>
  error instanceof OperatorError && !error.isOutcomeUnknown ? error.message : message('staff.unreachable')
