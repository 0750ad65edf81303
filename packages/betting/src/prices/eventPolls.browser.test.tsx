import { askMarketStatus } from '@kit/sdk/contract'
import { pollMs } from '@kit/sdk/query'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeBetting, type FakeBettingProps } from '../testing/fakeSite.tsx'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { market } from '../testing/market.ts'
import type { LivePrices } from './livePrices.ts'
import { useEventMarkets } from './useEventMarkets.ts'

let root: Root | undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  root?.unmount()
  document.body.replaceChildren()
})

const container = () => document.body.appendChild(document.createElement('div'))
const isRead = () => document.querySelector('p')?.textContent === 'read'

function Follower() {
  const { data } = useEventMarkets('300-1')
  return <p>{data ? 'read' : 'reading'}</p>
}

async function perMinute(options: Partial<FakeBettingProps>) {
  const counts = { asked: 0, looked: 0 }
  const sentFor: unknown[] = []
  root = createRoot(container())
  root.render(
    <FakeBetting
      prepare={({ site, prices }) => {
        vi.spyOn(site.operator.live, 'send').mockImplementation((event, payload) => {
          if (event.event !== askMarketStatus.event) return true
          counts.asked += 1
          sentFor.push(payload)
          return true
        })
        vi.spyOn(prices, 'checkAges').mockImplementation(() => void (counts.looked += 1))
      }}
      {...options}
    >
      <Follower />
    </FakeBetting>,
  )
  await vi.waitUntil(isRead, { timeout: 10_000 })
  // A player's profile is read meanwhile; counting starts after that.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  Object.assign(counts, { asked: 0, looked: 0 })
  vi.advanceTimersByTime(60_000)
  return { ...counts, sentFor }
}

it('MKT-024 MKT-025 requests the status every 1.5 s and checks the prices every second while logged in', async () => {
  const { asked, looked, sentFor } = await perMinute({ isLoggedIn: true })
  expect({ asked, looked }).toEqual({ asked: 40, looked: 60 })
  expect(sentFor.at(-1)).toEqual({ eventId: '300-1' })
})

it('MKT-023 MKT-026 requests every 10 s and checks every 3 s while logged out', async () => {
  const { asked, looked } = await perMinute({ isLoggedIn: false })
  expect({ asked, looked }).toEqual({ asked: 6, looked: 20 })
})

it.each([
  { balance: 'below', available: 99_999n, looks: 120 },
  { balance: 'of', available: 100_000n, looks: 60 },
])(
  'MKT-027 Q-005 checks at the interval of a low balance with points $balance the smallest preset, 1,000',
  async ({ available, looks }) => {
    const internalStatus = pollMs.internalStatus as { lowBalance: number }
    const { lowBalance } = internalStatus
    expect(lowBalance).toBe(1_000)
    // Both intervals are a second, so a different one shows which is used.
    internalStatus.lowBalance = 500
    const { looked } = await perMinute({ isLoggedIn: true, user: { available } })
    internalStatus.lowBalance = lowBalance
    expect(looked).toBe(looks)
  },
)

it('marks the markets of an event as late that was not read for three polls while the socket is off', async () => {
  let prices: LivePrices | undefined
  let now = Date.UTC(2026, 10, 21, 12)
  let hasFailed = false
  root = createRoot(container())
  root.render(
    <FakeBetting
      status="off"
      onCall={(name) => {
        if (name !== 'getMarketGroup' || !hasFailed) return undefined
        throw new Error('no connection')
      }}
      prepare={(services) => {
        prices = services.prices
        services.prices.setStatus('off')
        vi.spyOn(services.site, 'now').mockImplementation(() => now)
      }}
    >
      <Follower />
    </FakeBetting>,
  )
  await vi.waitUntil(() => isRead() && vi.getTimerCount() > 0, { timeout: 10_000 })
  const isStale = () => prices?.structure(market().id)?.isStale
  hasFailed = true
  now += 3 * pollMs.marketStatus.loggedIn
  vi.advanceTimersByTime(1_000)
  expect(isStale()).toBe(false)
  now += 1
  vi.advanceTimersByTime(1_000)
  expect(isStale()).toBe(true)
})

it.each(['off', 'connecting'] as const)(
  'uses the read time of an earlier visit’s data while the socket is %s and nothing can be read',
  async (status) => {
    let services: BettingServices | undefined
    let hasFailed = false
    let queries: QueryClient | undefined
    const know = (client: QueryClient) => (queries = client)
    function Again({ isOpen }: { isOpen: boolean }) {
      const client = useQueryClient()
      useEffect(() => void know(client), [client])
      return isOpen ? <Follower /> : null
    }
    const draw = (isOpen: boolean) =>
      root?.render(
        <FakeBetting
          status={status}
          onCall={(name) => {
            if (name !== 'getMarketGroup' || !hasFailed) return undefined
            throw new Error('no connection')
          }}
          prepare={(own) => {
            services = own
            own.prices.setStatus('off')
          }}
        >
          <Again isOpen={isOpen} />
        </FakeBetting>,
      )
    root = createRoot(container())
    draw(true)
    await vi.waitUntil(isRead, { timeout: 10_000 })
    draw(false)
    await vi.waitUntil(() => !isRead())
    hasFailed = true
    // A minute passed: the cached data was read before it.
    const key = ['markets', 'getMarketGroup', { eventId: '300-1' }]
    queries?.setQueryData(key, queries.getQueryData(key), { updatedAt: Date.now() - 60_000 })
    draw(true)
    // The check every second starts after the read data is rendered.
    await vi.waitUntil(() => isRead() && vi.getTimerCount() > 0)
    vi.advanceTimersByTime(1_000)
    expect(services?.prices.structure(market().id)?.stale?.reason).toBe('late')
  },
)
