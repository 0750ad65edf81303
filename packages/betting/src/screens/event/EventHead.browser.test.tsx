import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { EventHead } from './EventHead.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const openDate = '2026-11-01T01:49:00.000Z'
const race = market({ isInPlay: false, openDate })
let isTaken = false
function Taken() {
  useEffect(() => void (isTaken = true))
  return null
}
let secondsBefore = 90
const head = () => (
  <FakeBetting markets={[race]} nowMs={() => Date.parse(openDate) - secondsBefore * 1_000}>
    <EventHead market={race} />
    <Taken />
  </FakeBetting>
)

it('continues counting if a second passed between the painted page and React, which hydrates the same head', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(head())
  const timer = container.querySelector('[role="timer"]')
  expect(timer?.textContent).toContain('01:30')
  const errors: unknown[] = []
  secondsBefore = 89
  root = hydrateRoot(container, head(), { onRecoverableError: (error) => void errors.push(error) })
  // React hydrates in a separate task; the clock continues after it.
  await expect.poll(() => isTaken).toBe(true)
  secondsBefore = 88
  await expect.element(page.getByRole('timer')).toHaveTextContent('Starts in 01:28')
  expect(container.querySelector('[role="timer"]')).toBe(timer)
  expect(errors).toEqual([])
})

it('has structured data for search engines: the event and its start', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(head())
  const event = container.querySelector('[itemscope][itemtype="https://schema.org/SportsEvent"]')
  expect(event?.querySelector('[itemprop="name"]')?.textContent).toBe(race.event.name)
  expect(event?.querySelector('[itemprop="startDate"]')?.getAttribute('datetime')).toBe(openDate)
})
