import type { OperatorClient, OperatorError } from '@kit/sdk'
import {
  decideDeposit,
  decideWithdrawal,
  listRequestSteps,
  paymentStates,
  type PaymentAction,
  type PaymentRequest,
  type PaymentState,
  type RequestDirection,
} from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { OnceOutcome, OncePorts } from '@kit/sdk/once'
import { sendOnce } from '../once/sendOnce.ts'

export interface AskedDecision {
  direction: RequestDirection
  request: Pick<PaymentRequest, 'id' | 'amount'>
  action: PaymentAction
  remarks: string
  transactionCode: string
}

/**
 * Sends a decision as an idempotent request. All decisions on one request share a key until one of them is answered, so
 * that an attempt after a lost answer cannot count twice. Resolves with the state of the request.
 */
export function decideOnce(
  site: OncePorts & { operator: { client: Pick<OperatorClient, 'call'> } },
  { direction, request, action, remarks, transactionCode }: AskedDecision,
): Promise<OnceOutcome<PaymentState>> {
  const { client } = site.operator
  return sendOnce<PaymentState>(site, {
    name: `decision.${request.id}`,
    send: async (key) => {
      const answer = await client.call(direction === 'deposit' ? decideDeposit : decideWithdrawal, {
        depositId: request.id,
        amount: request.amount,
        action,
        remarks,
        transactionCode,
        key,
      })
      // Some operators confirm a decision without the request: then it has the requested state.
      return answer?.state ?? action
    },
    find: async (key) => {
      const steps = await client.call(listRequestSteps, { direction, requestId: request.id })
      return steps.find((step) => step.key === key)?.state
    },
  })
}

const decidedDetails = z.object({
  state: z.enum(paymentStates),
  by: z._default(z.string(), ''),
  at: z._default(z.string(), ''),
})

export function firstOf(error: OperatorError): z.output<typeof decidedDetails> | undefined {
  if (error.code !== 'request-decided') return undefined
  const read = z.safeParse(decidedDetails, error.details)
  return read.success ? read.data : undefined
}
