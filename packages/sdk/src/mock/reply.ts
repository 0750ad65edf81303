import type { AnyEndpoint, Refusal, RequestOf, ResponseOf, UserType } from '../contract/index.ts'

/** An answer with more to it than its `docs`. */
export class MockReply<Docs> {
  readonly docs: Docs
  readonly more: ReplyFacts
  constructor(docs: Docs, more: ReplyFacts) {
    this.docs = docs
    this.more = more
  }
}

interface ReplyFacts {
  /** A fresh token, sent as the operator sends one: in the `authorization` header. */
  token?: string
  /** What the player is told instead of the contract's words. */
  message?: string
  /** How long the answer takes, in ms. */
  delayMs?: number
}

/** A refusal of the mock. */
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

/** Answers with `docs` and a token, other words, or a delay. */
export const reply = <Docs>(docs: Docs, more: ReplyFacts): MockReply<Docs> => new MockReply(docs, more)

/** The refusals that any call may have, with their status. */
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
 * Refuses with a code that the call declares in its `failures`, or one that any call may have. The status is the code's
 * own or 409 unless told.
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

/** Who makes a mocked call. */
export interface MockCall {
  /** Undefined where the call asks for no login. */
  userType: UserType | undefined
  request: Request
}

type MockResult<E extends AnyEndpoint> = ResponseOf<E> | MockReply<ResponseOf<E>> | MockRefusal

/**
 * What answers a call: `docs` as the client gets them (of a paged call all rows: the page is cut from them), a `reply`,
 * a refusal, or a function of the request that gives one of these.
 */
export type MockAnswer<E extends AnyEndpoint> =
  | MockResult<E>
  | ((request: RequestOf<E>, call: MockCall) => MockResult<E> | Promise<MockResult<E>>)
