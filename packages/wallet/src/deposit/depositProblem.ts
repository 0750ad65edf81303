import type { OperatorError } from '@kit/sdk'
import type { Message } from '@kit/ui'

/** The error of a deposit, shown until the player acts again. */
export interface DepositProblem {
  text: string
  tone: 'danger' | 'warning' | 'info'
  /** The invalid field of the request. */
  field?: string | undefined
  code?: string
  /** True if the player can look up the outcome of the request. */
  canAsk?: boolean
}

/** Returns the operator's message and, if it sends one, the waiting time. */
export const refusalOf = (error: OperatorError, message: Message): DepositProblem => ({
  text:
    error.code === 'too-many-attempts'
      ? message('wallet.deposit.tooMany', { seconds: Math.ceil((error.retryAfterMs ?? 60_000) / 1_000) })
      : error.message,
  tone: 'danger',
  field: error.field,
  code: error.code,
})
