import { createOperator, memoryTokenStore, type Login, type TokenStore } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import { fakeSite } from '@kit/shell/testing'

interface Hearing {
  /** Default: a success. */
  status?: number
  /** Where the login is kept. Default: in memory. */
  tokenStore?: TokenStore
  /** Hears every request. */
  onRequest?: (url: URL) => void
}

/** A site whose operator answers every call with this body and status. */
export function siteThatHears(body: unknown, login: Login, hearing: Hearing = {}): SiteServices {
  const { status = 200, tokenStore = memoryTokenStore(login), onRequest } = hearing
  const operator = createOperator({
    hosts: { domain: 'http://domain.test', master: 'http://master.test' },
    clientKey: 'public-key',
    domain: { name: 'site.test', type: 'b2c' },
    tokenStore,
    now: () => 0,
    monotonicNow: () => 0,
    randomUUID: () => 'correlation',
    connectSocket: () => new Promise(() => {}),
    fetch: async (address) => {
      onRequest?.(new URL(String(address)))
      return new Response(JSON.stringify(body), { status })
    },
  })
  return { ...fakeSite().site, operator }
}
