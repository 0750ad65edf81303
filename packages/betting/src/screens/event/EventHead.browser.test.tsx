import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
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

const startsIn = (timezone: string) => {
  const raced = market({ isInPlay: false, openDate, event: { ...market().event, timezone } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={[raced]} nowMs={() => Date.parse(openDate)}>
      <EventHead market={raced} />
    </FakeBetting>,
  )
}

it('MKT-006 Q-074 shows the start in the player’s time, and the time at the venue on request', async () => {
  startsIn('Australia/Lord_Howe')
  const start = page.getByRole('button', { name: /[ap]m/ })
  await expect.element(start).toHaveAttribute('aria-pressed', 'false')
  await expect.element(start).toHaveAccessibleDescription('Time at the venue')
  const own = start.element().textContent
  expect(start.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  await start.click()
  // Summer time is 11 hours ahead there, half an hour more than in winter.
  await expect
    .poll(() => start.element().textContent.split(/\s+/).slice(2))
    .toEqual(['12:49', 'pm', 'Lord', 'Howe', 'Daylight', 'Time'])
  await expect.element(start).toHaveAttribute('aria-pressed', 'true')
  await start.click()
  await expect.poll(() => start.element().textContent).toBe(own)
})

it.each([
  { where: 'without a time zone', timezone: '' },
  { where: 'in UTC, which exchanges send without a venue', timezone: 'UTC' },
  { where: 'in GMT, which exchanges send without a venue', timezone: 'GMT' },
  { where: 'in the player’s time zone', timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
])('MKT-006 the start of an event $where is text', async ({ timezone }) => {
  startsIn(timezone)
  await expect.element(page.getByText(/[ap]m/)).toBeVisible()
  expect(page.getByRole('button', { name: /[ap]m/ }).elements()).toEqual([])
})

it('MKT-006 the start of an event in an unknown time zone becomes text when its time is requested', async () => {
  startsIn('Mars/Olympus')
  const start = page.getByRole('button', { name: /[ap]m/ })
  await expect.element(start).toBeVisible()
  await start.click()
  await expect.element(page.getByText(/[ap]m/)).toBeVisible()
  await expect.poll(() => start.elements()).toEqual([])
})
