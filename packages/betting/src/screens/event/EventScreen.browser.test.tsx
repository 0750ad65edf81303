import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, market, session } from '../../testing/market.ts'
import { EventScreen } from './EventScreen.tsx'

Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })

const markets = [
  market(),
  market({ id: 'hidden', name: 'Hidden', isVisible: false }),
  bookmaker(),
  session('s6', '6 over runs Netherlands', { category: 'Overs', priority: 6 }),
  session('w1', 'Fall of 1st wicket Netherlands', { category: 'session', priority: 1_000 }),
]

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

async function show(own = markets) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={own}>
      <EventScreen eventId="300-1" media={<p>The score</p>} />
    </FakeBetting>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Netherlands v England' })).toBeVisible()
}

const titles = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent)

it('MKT-001 shows each kind in its position, sessions in the operator’s groups, and no hidden market', async () => {
  await show()
  expect(titles()).toEqual(['Match Odds', 'Bookmaker', 'Overs', 'Sessions'])
  await expect.element(page.getByText('The score')).toBeVisible()
})

it('SHELL-124 fills the screen while it loads, so that the content below does not jump when the markets are loaded', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting onCall={(name) => (name === 'getMarketGroup' ? new Promise(() => {}) : undefined)}>
      <EventScreen eventId="300-1" media={<p>The score</p>} />
    </FakeBetting>,
  )
  const loading = page.getByRole('status', { name: 'Loading markets' })
  await expect.element(loading).toBeVisible()
  expect(loading.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(innerHeight)
})

it('separates the start from the competition by a dot that is hidden at the start of a line', async () => {
  await show()
  const opens = document.querySelector('time')!.parentElement!
  const facts = opens.parentElement!
  expect(facts.textContent).not.toContain('·')
  const dot = getComputedStyle(opens, '::before')
  expect(dot.content).toContain('·')
  expect(Number.parseFloat(dot.right)).toBeCloseTo(opens.getBoundingClientRect().width, 1)
  expect(getComputedStyle(facts).overflowX).toBe('clip')
})

it.each([
  [
    'its markets could not be loaded',
    () => Promise.reject(new Error('lost')),
    'The markets could not be loaded',
  ],
  ['it has no market', () => [], 'No open market for this event'],
])('has a heading if %s', async (_, answer, name) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting onCall={(call) => (call === 'getMarketGroup' ? answer() : undefined)}>
      <EventScreen eventId="300-1" />
    </FakeBetting>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

it('can be narrowed to one kind and widened again', async () => {
  await show()
  await page.getByRole('button', { name: 'Sessions', exact: true }).click()
  expect(titles()).toEqual(['Overs', 'Sessions'])
  await page.getByRole('button', { name: 'All', exact: true }).click()
  expect(titles()).toHaveLength(4)
})

it('opens the ladder of a runner at the exchange, and has none at the bookmaker', async () => {
  await show()
  const odds = page.getByRole('region', { name: 'Match Odds' })
  await expect.element(odds.getByRole('button', { name: 'Ladder of England' })).toBeVisible()
  expect(
    page
      .getByRole('region', { name: 'Bookmaker' })
      .getByRole('button', { name: /^Ladder/ })
      .query(),
  ).toBeNull()
  await odds.getByRole('button', { name: 'Ladder of England' }).click()
  // Its chunk is loaded with the press.
  const centre = page.getByRole('button', { name: 'Centre' })
  await expect.element(centre, { timeout: 10_000 }).toBeVisible()
  await page.getByRole('button', { name: 'Close the ladder' }).click()
  await expect.poll(() => centre.query()).toBeNull()
  // Escape closes it too, in a sheet or next to others, and both return the focus.
  const opener = odds.getByRole('button', { name: 'Ladder of England' })
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(centre).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => centre.query()).toBeNull()
  await expect.element(opener).toHaveFocus()
})

it('MKT-017 is LIVE if an open market is, whichever of its markets closed first', async () => {
  await show([market({ id: 'toss', name: 'To win the toss', status: 'closed', isClosed: true }), market()])
  await expect.element(page.getByRole('banner').getByText('LIVE', { exact: true })).toBeVisible()
})

it('counts down to the start of the market, as LIVE does, whatever the date of its event', async () => {
  const openDate = new Date(Date.UTC(2026, 10, 21, 12, 30)).toISOString()
  await show([market({ isInPlay: false, openDate })])
  await expect.element(page.getByRole('timer')).toHaveTextContent('Starts in 30:00')
})

it('moves the keyboard focus to the first price with the first tab stop of the page', async () => {
  await show()
  const price = page.getByRole('button', { name: /^Back Netherlands 5/ }).first()
  await expect.element(price).toBeEnabled()
  await userEvent.tab()
  const skip = page.getByRole('button', { name: 'Skip to prices' })
  await expect.element(skip).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.matches('[data-market] [data-runner]')).toBe(true)
})

it('a ladder next to the slip is no wider than its two columns need on a laptop', async () => {
  await page.viewport(1_440, 900)
  await show()
  await page.getByRole('button', { name: 'Ladder of England' }).click()
  const ladder = page.getByRole('region', { name: 'Ladder of England' })
  await expect.element(ladder, { timeout: 10_000 }).toBeVisible()
  expect(ladder.element().getBoundingClientRect().width).toBeLessThanOrEqual(512)
  await page.viewport(414, 896)
})
