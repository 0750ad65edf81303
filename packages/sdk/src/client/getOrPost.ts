import type { AnyEndpoint, RequestOf, ResponseOf } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { OperatorError } from './errors.ts'

/**
 * Calls a documented GET that changes something. An operator on another origin may refuse it with `cross-site`; the call is
 * then sent as its POST. Other failures are thrown.
 */
export async function getOrPost<Get extends AnyEndpoint>(
  client: OperatorClient,
  get: Get,
  post: AnyEndpoint & Pick<Get, 'request' | 'response'>,
  request: RequestOf<Get>,
): Promise<ResponseOf<Get>> {
  try {
    return await client.call(get, request)
  } catch (error) {
    if (!(error instanceof OperatorError) || error.code !== 'cross-site') throw error
    return client.call<AnyEndpoint>(post, request) as Promise<ResponseOf<Get>>
  }
}
