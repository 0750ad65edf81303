import { OperatorError } from '@kit/sdk'
import type { AnyEndpoint } from '@kit/sdk/contract'

/** Statuses of an operator without the call. */
const statuses: ReadonlySet<number> = new Set([404, 405, 501])

/** Returns true if the operator does not have this call, which is an addition to the documents. */
export const isUnknownCall = (error: unknown, { failures = [] }: Pick<AnyEndpoint, 'failures'>): boolean =>
  error instanceof OperatorError && statuses.has(error.status) && !failures.includes(error.code)
