import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { pollMs } from '@kit/sdk/query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../testing/fakeSite.tsx'
import { market } from '../testing/market.ts'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { InPlayScreen } from '../screens/lists/InPlayScreen.tsx'
import { EventScreen } from '../screens/event/EventScreen.tsx'

// Some networks block sockets: the socket is then connecting permanently, and only the polls work.

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  root?.unmount()
  document.body.replaceChildren()
})

async function open({ wasLive, isList = false }: { wasLive: boolean; isList?: boolean }) {
  let services: BettingServices | undefined
  let now = Date.UTC(2026, 10, 21, 12)
  let isLost = false
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      status="connecting"
      onCall={(name) => {
        if (name === 'getMarketGroup' && isLost) throw new Error('no connection')
        return name === 'getMarketGroup' ? [market()] : undefined
      }}
      prepare={(own) => {
        services = own
        vi.spyOn(own.site, 'now').mockImplementation(() => now)
        if (!wasLive) {
          own.prices.setStatus('off')
          own.prices.seed(market())
        }
        own.prices.setStatus('connecting')
      }}
    >
      {isList ? <InPlayScreen /> : <EventScreen eventId="300-1" />}
    </FakeBetting>,
  )
  await expect.element(page.getByRole('heading', { name: 'Netherlands v England' })).toBeVisible()
  return {
    isStale: () => services?.prices.structure(market().id)?.isStale,
    loseNetwork: (isGone: boolean) => void (isLost = isGone),
    pass(ms: number) {
      now += ms
      vi.advanceTimersByTime(1_000)
    },
  }
}

const banner = () => page.getByText(/you can bet again when they are back/)

describe('a page while the socket is connecting', () => {
  it('says on a list that no bets can be placed after live prices were lost', async () => {
    const { isStale } = await open({ wasLive: true, isList: true })
    expect(isStale()).toBe(true)
    await expect.element(banner()).toBeVisible()
  })

  it('does not say so if it was never live: read prices are fresh, and bets are accepted', async () => {
    const { isStale } = await open({ wasLive: false, isList: true })
    expect(isStale()).toBe(false)
    expect(banner().query()).toBeNull()
  })

  it('locks an event that was not read for three polls, and unlocks it with the next read', async () => {
    const { isStale, loseNetwork, pass } = await open({ wasLive: false })
    loseNetwork(true)
    pass(3 * pollMs.marketStatus.loggedIn + 1)
    await expect.poll(isStale).toBe(true)
    loseNetwork(false)
    pass(pollMs.marketStatus.loggedIn)
    await expect.poll(isStale, { timeout: 5_000 }).toBe(false)
  })
})
