/** Reason why a call has no usable answer. */
export type OperatorErrorKind =
  /** The operator said no: `code`, `message` and `details` say why. */
  | 'refused'
  /** 401: the token is missing, expired or forged. */
  | 'unauthorized'
  /** A call for logged-in users was made with no token; nothing was sent. */
  | 'no-token'
  /** 503: the site is under maintenance. */
  | 'maintenance'
  /** No answer: offline, DNS, connection cut. Whether the operator acted is unknown. */
  | 'unreachable'
  /** No answer in time. Whether the operator acted is unknown. */
  | 'timeout'
  /** The answer does not fit its schema. Whether the operator acted is unknown. */
  | 'malformed'

/** A failed call. `message` is what the player may read. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
  readonly kind: OperatorErrorKind
  /** HTTP status, 0 when there was no answer. */
  readonly status: number
  readonly code: string
  /** The request field that is wrong, when the operator names one. */
  readonly field: string | undefined
  readonly details: Readonly<Record<string, unknown>>
  /** Time to wait before trying again, in ms, from Retry-After. */
  readonly retryAfterMs: number | undefined
  /** The address of the call, without its query. */
  url?: string

  constructor(
    kind: OperatorErrorKind,
    message: string,
    facts: {
      status?: number
      code?: string
      field?: string | undefined
      details?: Record<string, unknown> | undefined
      retryAfterMs?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.kind = kind
    this.status = facts.status ?? 0
    this.code = facts.code ?? kind
    this.field = facts.field
    this.details = facts.details ?? {}
    this.retryAfterMs = facts.retryAfterMs
  }

  /** True when the operator may have acted although no usable answer came: money must be looked up, never sent again. */
  get isOutcomeUnknown(): boolean {
    return (
      this.kind === 'unreachable' ||
      this.kind === 'timeout' ||
      this.kind === 'malformed' ||
      this.status >= 500
    )
  }
}
