import type { AnyEndpoint, RequestOf, UserType } from '../contract/index.ts'
import { createOperator } from '../createOperator.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'

/** Returns method and path, query, body, and whether the request carries the token. */
export async function sentFor<E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  userType: UserType = 'user',
) {
  const sent: { url: URL; init: RequestInit }[] = []
  const operator = createOperator({
    hosts: 'http://domain.test',
    clientKey: 'public-key',
    domain: { name: 'b2c.test', type: 'b2c' },
    tokenStore: memoryTokenStore({ token: 'secret-token', userType }),
    connectSocket: () => new Promise(() => {}),
    fetch: async (url, init = {}) => {
      sent.push({ url: new URL(String(url)), init })
      return new Response(JSON.stringify({ message: 'no', code: 'no' }), { status: 400 })
    },
  })
  await operator.client.call(endpoint, request).catch(() => {})
  operator.close()
  const { url, init } = sent[0]!
  const {
    correlationId: _id,
    correlationSecret: _secret,
    provider: _provider,
    ...query
  } = Object.fromEntries(url.searchParams)
  const hasToken = JSON.stringify(init.headers).includes('secret-token')
  return {
    call: `${init.method} ${url.pathname.slice(1)}`,
    query,
    body: init.body,
    headers: init.headers,
    hasToken,
  }
}
