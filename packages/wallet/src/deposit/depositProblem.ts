import type { OperatorError } from '@kit/sdk'
import type { Message } from '@kit/ui'

/** Shown until the player acts again. */
export interface DepositProblem {
  text: string
  tone: 'danger' | 'warning' | 'info'
  field?: string | undefined
  code?: string
  canAsk?: boolean
}

/** Returns the problem, with the waiting time if the operator sends one. */
export const refusalOf = (error: OperatorError, message: Message): DepositProblem => ({
  text:
    error.code === 'too-many-attempts'
      ? message('wallet.deposit.tooMany', { seconds: Math.ceil((error.retryAfterMs ?? 60_000) / 1_000) })
      : error.message,
  tone: 'danger',
  field: error.field,
  code: error.code,
})
