import { OperatorError } from '../client/errors.ts'

/** An answer this young is shown without its age while it is read again, in ms. */
const youngMs = 60_000

/** Returns true if a call failed before it reached the operator, or its answer was lost. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof OperatorError &&
  (error.kind === 'unreachable' || error.kind === 'timeout' || error.status === 502 || error.status === 504)

/** The fields of a TanStack query that show the age of its data. */
interface ShownQuery {
  data: unknown
  /** Ms since the epoch. */
  dataUpdatedAt: number
  error: Error | null
  failureReason: Error | null
}

/**
 * When a shown answer came, ms since the epoch, where it may be old because the operator cannot be reached; else
 * undefined.
 */
export function lastKnownAt(
  { data, dataUpdatedAt, error, failureReason }: ShownQuery,
  isOnline: boolean,
  now: number,
): number | undefined {
  if (data === undefined) return undefined
  if (!isOnline) return dataUpdatedAt
  return isUnreachable(error ?? failureReason) && (error !== null || now - dataUpdatedAt > youngMs)
    ? dataUpdatedAt
    : undefined
}
