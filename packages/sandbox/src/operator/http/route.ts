import type { AnyEndpoint, RequestOf, ResponseOf } from '@kit/sdk/contract'
import type { ServedAnswer } from '@kit/sdk/serving'
import type { AccountRow } from '../database/schema.ts'
import type { Refused, StoredAnswer } from './refused.ts'

/** Maximum length of a parameter in an address, in characters. A longer one is refused. */
export const maxParamLength = 128

/** The caller's login. `sessionHash` identifies it without revealing the token. */
export interface Login {
  account: AccountRow
  sessionHash: string
  expiresAt: Date
  owesSecondFactor: boolean
  /** Time when a reality check is due, if the jurisdiction of the login's domain requires them. */
  checkDueAt: Date | null
  /**
   * The configured domains on which it started and which it has called since. The strictest of their rules
   * apply.
   */
  domains: readonly string[]
}

interface Call {
  ip: string
  /** The address as limits count it. */
  network: string
  host: string
  isSecure: boolean
  /** The token of a device's cookie, as sent. */
  device: string | undefined
  /** True if a login that starts with this call is stored in a cookie. */
  wantsCookie: boolean
  /** User agent; empty if the browser sends none. */
  userAgent: string
}

export interface PlayerCall extends Call {
  login: Login
  isInCookie: boolean
}

type CallOf<E extends AnyEndpoint> = E['auth'] extends 'none' ? Call : PlayerCall

export interface Answer<Docs> extends ServedAnswer<Docs> {
  headers?: Record<string, string | string[]>
  /**
   * True if the same `docs` object answers other calls too: it is encoded and compressed once. Not for paged
   * calls.
   */
  isShared?: boolean
}

/** Headers of the first screen's data: a browser may keep a preloaded answer, and revalidates it later. */
export const firstScreen = { 'cache-control': 'no-cache' }

export interface Route {
  endpoint: AnyEndpoint
  /** Special refusals for malformed fields, instead of the generic one. */
  malformed: Record<string, () => Refused>
  handle(request: unknown, call: PlayerCall): Promise<Answer<unknown> | StoredAnswer>
}

/** Binds an endpoint to its handler: the request arrives decoded, and `docs` is encoded in the answer. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  handle: (request: RequestOf<E>, call: CallOf<E>) => Promise<Answer<ResponseOf<E>> | StoredAnswer>,
  malformed: Route['malformed'] = {},
): Route {
  return { endpoint, malformed, handle: handle as Route['handle'] }
}
