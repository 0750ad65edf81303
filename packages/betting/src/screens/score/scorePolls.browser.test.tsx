import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeBetting, homeOf } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { EventMedia } from './EventMedia.tsx'
import { EventCards } from '../lists/EventCards.tsx'

let root: Root | undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  root?.unmount()
  document.body.replaceChildren()
})

const inPlay = market({ isInPlay: true })
const upcoming = market({ isInPlay: false, openDate: '2026-11-22T12:00:00.000Z' })
const eventsOf = (listed: typeof inPlay) => {
  const { ongoing, upcoming: later } = homeOf([listed])
  return [...ongoing, ...later]
}
const list = (listed: typeof inPlay) => <EventCards events={eventsOf(listed)} />
const media = <EventMedia eventId="300-1" />

async function perMinute(shown: ReactNode, listed: typeof inPlay): Promise<number> {
  const counts = { scores: 0, markets: 0 }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      markets={[listed]}
      onCall={(name) => {
        if (name === 'listScores') counts.scores += 1
        if (name === 'getMarketGroup') counts.markets += 1
        return name === 'listScores' || name === 'listLiveTv' ? [] : undefined
      }}
    >
      {shown}
    </FakeBetting>,
  )
  await vi.waitUntil(() => counts.scores > 0 && (shown !== media || counts.markets > 0), { timeout: 10_000 })
  // The answers are rendered, so it is known whether the event is in play.
  for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  counts.scores = 0
  await vi.advanceTimersByTimeAsync(60_000)
  return counts.scores
}

it('MKT-028 requests the score every 3 s on the page of an event in play', async () => {
  expect(await perMinute(media, inPlay)).toBe(20)
})

it('MKT-028 requests it every 15 s on the page of an event that is not in play', async () => {
  expect(await perMinute(media, upcoming)).toBe(4)
})

it('MKT-028 requests it every 5 s on a list with an event in play, and every 15 s on a list without one', async () => {
  expect(await perMinute(list(inPlay), inPlay)).toBe(12)
  root?.unmount()
  expect(await perMinute(list(upcoming), upcoming)).toBe(4)
})
