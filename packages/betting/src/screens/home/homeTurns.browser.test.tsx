import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { rereadMs } from '@kit/sdk/query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { InPlayEvents, UpcomingEvents } from './EventLists.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  root?.unmount()
  document.body.replaceChildren()
})

it('MKT-015 MKT-017 an event that starts is in play with the next read of the home page, although nothing else changed', async () => {
  const opens = Date.UTC(2026, 10, 21, 15)
  const openDate = new Date(opens).toISOString()
  let now = opens - 600_000
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      markets={[market({ isInPlay: false, openDate, event: { ...market().event, openDate } })]}
      prepare={({ site }) => vi.spyOn(site, 'now').mockImplementation(() => now)}
    >
      <InPlayEvents />
      <UpcomingEvents />
    </FakeBetting>,
  )
  // It pads the short list until it starts (MKT-022).
  const inPlay = page.getByRole('region', { name: 'In play' })
  await expect.element(inPlay.getByText('VS')).toBeVisible()
  now = opens - 59_999
  vi.advanceTimersByTime(rereadMs.home)
  await expect.element(inPlay.getByText('LIVE')).toBeVisible()
})
