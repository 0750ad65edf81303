import { OperatorError } from '@kit/sdk'
import type { Message } from '@kit/ui'

export const problemText = (error: unknown, message: Message): string =>
  error instanceof OperatorError && !error.isOutcomeUnknown ? error.message : message('staff.unreachable')
