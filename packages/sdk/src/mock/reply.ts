import type { AnyEndpoint, Refusal, RequestOf, ResponseOf, UserType } from '../contract/index.ts'

/** An answer with more than its `docs`. */
export class MockReply<Docs> {
  readonly docs: Docs
  readonly more: ReplyFacts
  constructor(docs: Docs, more: ReplyFacts) {
    this.docs = docs
    this.more = more
  }
}

interface ReplyFacts {
  /** A fresh token, sent in the `authorization` header as the operator does. */
  token?: string
  /** Replaces the contract's message for the player. */
  message?: string
  /** Time that the answer takes, in ms. */
  delayMs?: number
}

export class MockRefusal {
  readonly status: number
  readonly refusal: Refusal
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, refusal: Refusal, retryAfterSeconds: number | undefined) {
    this.status = status
    this.refusal = refusal
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const reply = <Docs>(docs: Docs, more: ReplyFacts): MockReply<Docs> => new MockReply(docs, more)

/** Refusals that any call may have, with their HTTP status. */
const general: Readonly<Record<string, number>> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'too-many-attempts': 429,
  internal: 500,
  maintenance: 503,
}

export const isGeneral = (code: string): boolean => code in general

/**
 * Refuses with a code that the call declares in its `failures`, or one that any call may have. Default status: the
 * code's own, else 409.
 */
export function refuse(
  code: string,
  message: string,
  more: {
    status?: number
    field?: string
    details?: Record<string, unknown>
    retryAfterSeconds?: number
  } = {},
): MockRefusal {
  const { status = general[code] ?? 409, field, details, retryAfterSeconds } = more
  const refusal = { message, code, ...(field !== undefined && { field }), ...(details && { details }) }
  return new MockRefusal(status, refusal, retryAfterSeconds)
}

export interface MockCall {
  /** Undefined where the call needs no login. */
  userType: UserType | undefined
  request: Request
}

type MockResult<E extends AnyEndpoint> = ResponseOf<E> | MockReply<ResponseOf<E>> | MockRefusal

/**
 * The answer to a call: `docs` as the client gets them (for a paged call all rows; the mock cuts the page), a
 * `reply`, a refusal, or a function of the request that returns one of these.
 */
export type MockAnswer<E extends AnyEndpoint> =
  | MockResult<E>
  | ((request: RequestOf<E>, call: MockCall) => MockResult<E> | Promise<MockResult<E>>)
