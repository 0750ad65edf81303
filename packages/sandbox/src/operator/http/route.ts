import type { AnyEndpoint, RequestOf, ResponseOf } from '@kit/sdk/contract'
import type { ServedAnswer } from '@kit/sdk/serving'
import type { AccountRow } from '../database/schema.ts'
import type { Refused, StoredAnswer } from './refused.ts'

/** Who calls. `sessionHash` names the login, never its token. */
export interface Login {
  account: AccountRow
  sessionHash: string
  expiresAt: Date
  /** The password was right and the second factor is still to come. */
  owesSecondFactor: boolean
}

interface Call {
  ip: string
  host: string
}

export interface PlayerCall extends Call {
  login: Login
}

type CallOf<E extends AnyEndpoint> = E['auth'] extends 'none' ? Call : PlayerCall

export interface Answer<Docs> extends ServedAnswer<Docs> {
  headers?: Record<string, string>
}

/** One call of the contract and what answers it. */
export interface Route {
  endpoint: AnyEndpoint
  /** The refusal a malformed field has words of its own for; else the plain one that names the field. */
  malformed: Record<string, () => Refused>
  handle(request: unknown, call: PlayerCall): Promise<Answer<unknown> | StoredAnswer>
}

/** Joins a call of the contract with its handler: the request arrives decoded, `docs` is encoded on the way out. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  handle: (request: RequestOf<E>, call: CallOf<E>) => Promise<Answer<ResponseOf<E>> | StoredAnswer>,
  malformed: Route['malformed'] = {},
): Route {
  return { endpoint, malformed, handle: handle as Route['handle'] }
}
