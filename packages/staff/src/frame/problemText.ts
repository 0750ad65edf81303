import { OperatorError } from '@kit/sdk'
import type { Message } from '@kit/ui'

/** Returns the reason of a failed call for staff: the operator's message, or that it could not be reached. */
export const problemText = (error: unknown, message: Message): string =>
  error instanceof OperatorError && !error.isOutcomeUnknown ? error.message : message('staff.unreachable')
