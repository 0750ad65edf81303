import type { AnyEndpoint, RequestOf, ResponseOf } from '@kit/sdk/contract'
import type { ServedAnswer } from '@kit/sdk/serving'
import type { AccountRow } from '../database/schema.ts'
import type { Refused, StoredAnswer } from './refused.ts'

/** Characters of one parameter of an address; a longer one is refused. */
export const maxParamLength = 128

/** The caller's login. `sessionHash` identifies it without revealing the token. */
export interface Login {
  account: AccountRow
  sessionHash: string
  expiresAt: Date
  /** The password was right, the second factor is pending. */
  owesSecondFactor: boolean
  /** When a reality check is due, where the jurisdiction of the login's domain demands them. */
  checkDueAt: Date | null
  /** The configured domains it began on and has called since. The strictest of their rules apply. */
  domains: readonly string[]
}

interface Call {
  ip: string
  /** The address as limits count it. */
  network: string
  host: string
  /** Whether the visitor's connection is encrypted. */
  isSecure: boolean
  /** The token of a device's cookie, as sent. */
  device: string | undefined
  /** Whether a login that begins with this call goes into a cookie. */
  wantsCookie: boolean
  /** What the visitor's browser says of itself; empty when it says nothing. */
  userAgent: string
}

export interface PlayerCall extends Call {
  login: Login
  /** The login's token came in a cookie. */
  isInCookie: boolean
}

type CallOf<E extends AnyEndpoint> = E['auth'] extends 'none' ? Call : PlayerCall

export interface Answer<Docs> extends ServedAnswer<Docs> {
  headers?: Record<string, string | string[]>
  /** The same `docs` answers others too: it is encoded and compressed once. Not for paged calls. */
  isShared?: boolean
}

/** Headers of what a first screen asks for: a browser may keep what its page has preloaded, and asks again later. */
export const firstScreen = { 'cache-control': 'no-cache' }

/** An endpoint of the contract with its handler. */
export interface Route {
  endpoint: AnyEndpoint
  /** Special refusals for malformed fields, instead of the generic one. */
  malformed: Record<string, () => Refused>
  handle(request: unknown, call: PlayerCall): Promise<Answer<unknown> | StoredAnswer>
}

/** Binds an endpoint to its handler: the request arrives decoded, `docs` is encoded on the way out. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  handle: (request: RequestOf<E>, call: CallOf<E>) => Promise<Answer<ResponseOf<E>> | StoredAnswer>,
  malformed: Route['malformed'] = {},
): Route {
  return { endpoint, malformed, handle: handle as Route['handle'] }
}
