import type { OperatorError } from '@kit/sdk'
import type { Message } from '@kit/ui'

/** What went wrong with a deposit, until the player acts again. */
export interface DepositProblem {
  text: string
  tone: 'danger' | 'warning' | 'info'
  /** The field of the request that is wrong. */
  field?: string | undefined
  code?: string
  /** Whether the player may ask again what became of the request. */
  canAsk?: boolean
}

/** The operator's words, and where it says so, for how long to wait. */
export const refusalOf = (error: OperatorError, message: Message): DepositProblem => ({
  text:
    error.code === 'too-many-attempts'
      ? message('wallet.deposit.tooMany', { seconds: Math.ceil((error.retryAfterMs ?? 60_000) / 1_000) })
      : error.message,
  tone: 'danger',
  field: error.field,
  code: error.code,
})
