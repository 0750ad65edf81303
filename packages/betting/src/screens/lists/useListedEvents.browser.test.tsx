import type { LiveStatus } from '@kit/sdk'
import { rereadMs } from '@kit/sdk/query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BettingServices } from '../../slip/model/bettingContext.ts'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { EventCard } from '../home/EventCard.tsx'
import { useListedEvents } from './useListedEvents.ts'

let root: Root | undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'] }))
afterEach(() => {
  root?.unmount()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function Lists() {
  const { lists } = useListedEvents()
  return (
    <>
      <p>{lists && `${lists.live.length} live, ${lists.upcoming.length} to come`}</p>
      {[...(lists?.live ?? []), ...(lists?.upcoming ?? [])].map((summary) => (
        <EventCard key={summary.event.id} summary={summary} />
      ))}
    </>
  )
}

const text = () => document.querySelector('p')?.textContent

function show(own = market(), status: LiveStatus = 'live') {
  const start = Date.UTC(2026, 10, 21, 12)
  vi.setSystemTime(start)
  const state = { isFailing: false, services: undefined as BettingServices | undefined }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      status={status}
      markets={[own]}
      onCall={(name) => {
        if (name !== 'getHome' || !state.isFailing) return undefined
        throw new Error('no connection')
      }}
      prepare={(services) => {
        state.services = services
        // The status of a store that never received a connection.
        services.prices.setStatus(status === 'live' ? 'live' : 'off')
        vi.spyOn(services.site, 'now').mockImplementation(() => Date.now())
      }}
    >
      <Lists />
    </FakeBetting>,
  )
  const structure = () => state.services?.prices.structure(own.id)
  return { state, structure }
}

it('MKT-015 MKT-017 turns an event LIVE and moves it to the live ones, although the operator repeats the same answer', async () => {
  const openDate = new Date(Date.UTC(2026, 10, 21, 12, 1, 20)).toISOString()
  show(market({ isInPlay: false, openDate }))
  await vi.waitUntil(() => text() === '0 live, 1 to come', { timeout: 10_000 })
  expect(document.querySelector('[data-in-play]')).toBeNull()
  await vi.advanceTimersByTimeAsync(rereadMs.home + 1_000)
  await vi.waitUntil(() => text() === '1 live, 0 to come')
  expect(document.querySelector('article[data-in-play]')).not.toBeNull()
})

it.each(['off', 'connecting'] as const)(
  'marks the prices of a list as old if it was not read three times in a row while the socket is %s, and not after a read',
  async (status) => {
    const { state, structure } = show(market(), status)
    await vi.waitUntil(() => text()?.startsWith('1 live'), { timeout: 10_000 })
    await vi.waitUntil(() => structure())
    expect(structure()?.isStale).toBe(false)
    state.isFailing = true
    await vi.advanceTimersByTimeAsync(4 * rereadMs.home)
    expect(structure()?.isStale).toBe(true)
    expect(document.querySelector('article')?.hasAttribute('data-stale')).toBe(true)
    state.isFailing = false
    await vi.advanceTimersByTimeAsync(2 * rereadMs.home)
    expect(structure()?.stale?.reason).not.toBe('late')
  },
)

it('MKT-025 checks the age of prices on lists too, not only on the page of an event', async () => {
  const { state } = show()
  await vi.waitUntil(() => text()?.startsWith('1 live'), { timeout: 10_000 })
  const look = vi.spyOn(state.services!.prices, 'checkAges')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(look).toHaveBeenCalledTimes(3)
})
