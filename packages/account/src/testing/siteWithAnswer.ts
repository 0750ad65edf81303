import { createOperator, memoryTokenStore, type Login, type TokenStore } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import { fakeSite } from '@kit/shell/testing'

interface AnswerOptions {
  /** Default: a success. */
  status?: number
  /** Default: in memory. */
  tokenStore?: TokenStore
  onRequest?: (url: URL) => void
}

export function siteWithAnswer(body: unknown, login: Login, options: AnswerOptions = {}): SiteServices {
  const { status = 200, tokenStore = memoryTokenStore(login), onRequest } = options
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
