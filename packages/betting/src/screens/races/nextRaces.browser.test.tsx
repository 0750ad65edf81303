import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { Market } from '@kit/sdk/contract'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { SportScreen } from '../lists/SportScreen.tsx'
import { sportOf } from '../lists/sports.ts'
import { HomeRaces } from './NextRaces.tsx'

let root: Root | undefined
let now = 0
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('dir')
})

const noon = Date.UTC(2026, 10, 21, 12)
const race = (id: string, name: string, minutes: number, sport = '7'): Market =>
  market({
    id: `1.${id}`,
    name: '1m2f Handicap',
    isInPlay: false,
    openDate: new Date(noon + minutes * 60_000).toISOString(),
    eventType: { id: sport, name: 'Horse Racing' },
    competition: { id: '', name: '', region: '' },
    event: { ...market().event, id, name },
  })
const races = [
  race('r1', 'Longmeadow 12:05', 5),
  race('r2', 'Lismore (AU) 21st Nov', 65),
  race('r3', 'Longmeadow 14:00', 120),
  race('g1', 'Northgate 12:20', 20, '4339'),
]

function open(options: Partial<FakeBettingProps> = {}, shown = <HomeRaces />) {
  now = noon
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={[market(), ...races]} {...options} nowMs={() => now}>
      {shown}
    </FakeBetting>,
  )
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-race]')]
const names = () => rows().map((row) => row.querySelector('a')?.textContent)
const timers = () =>
  rows().map((row) => row.querySelector('[role="timer"]')?.textContent?.replaceAll(/[\u2066\u2069]/g, ''))

it('lists the next races of all courses, each with a link to its event, and counts them down', async () => {
  open()
  await expect
    .poll(names)
    .toEqual(['Longmeadow 12:05', 'Northgate 12:20', 'Lismore (AU) 21st Nov', 'Longmeadow 14:00'])
  expect(timers()).toEqual(['in 05:00', 'in 20:00', 'in 1:05:00', 'in 2:00:00'])
  await expect
    .element(page.getByRole('link', { name: 'Northgate 12:20' }))
    .toHaveAttribute('href', '/events/4339/g1')
  now = noon + 241_000
  await expect.poll(() => timers()[0]).toBe('in 00:59')
  expect(rows()[0]!.querySelector('[data-soon]')).not.toBeNull()
  now = noon + 301_000
  await expect.poll(() => timers()[0]).toBe('Due off')
})

it('has a tab for each course, reachable with arrow keys', async () => {
  open()
  await expect.element(page.getByRole('tab', { name: 'All courses' })).toBeVisible()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['All courses', 'Longmeadow', 'Northgate', 'Lismore (AU)'])
  await page.getByRole('tab', { name: 'All courses' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(names).toEqual(['Longmeadow 12:05', 'Longmeadow 14:00'])
})

it('uses one timer, and none while it is off screen', async () => {
  const set = vi.spyOn(globalThis, 'setInterval')
  const cleared = vi.spyOn(globalThis, 'clearInterval')
  const ofASecond = () => set.mock.calls.filter(([, ms]) => ms === 1_000).length
  open(
    {},
    <div style={{ paddingBlockStart: '4000px', paddingBlockEnd: '4000px' }}>
      <HomeRaces />
    </div>,
  )
  await expect.poll(() => rows().length).toBe(4)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(ofASecond()).toBe(0)
  rows()[0]!.scrollIntoView()
  await expect.poll(ofASecond).toBe(1)
  cleared.mockClear()
  window.scrollTo(0, 0)
  await expect.poll(() => cleared.mock.calls.length).toBeGreaterThan(0)
  expect(ofASecond()).toBe(1)
  vi.restoreAllMocks()
})

it('is not on the home page if no sport has races, and shows only a racing sport’s races on its page', async () => {
  open({ markets: [market()] })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByText('Next races').elements()).toEqual([])
  root?.unmount()
  open({}, <SportScreen sport={sportOf('4339', '')} />)
  await expect.poll(names).toEqual(['Northgate 12:20'])
  expect(page.getByRole('tab').elements()).toEqual([])
  // A panel without a tab has no name.
  expect(page.getByRole('tabpanel').elements()).toEqual([])
  root?.unmount()
  open({}, <SportScreen sport={sportOf('4', '')} />)
  await expect.element(page.getByRole('heading', { name: 'Cricket', level: 1 })).toBeVisible()
  expect(page.getByText('Next races').elements()).toEqual([])
})

it('says on the page of a racing sport that no race is coming up if all are under way', async () => {
  const running = { ...race('r9', 'Longmeadow 11:58', -2), isInPlay: true }
  open({ markets: [running] }, <SportScreen sport={sportOf('7', '')} />)
  await expect.element(page.getByText('No race is coming up right now')).toBeVisible()
})

it('keeps the order of a countdown in right-to-left, and nothing overflows a phone’s screen', async () => {
  await page.viewport(390, 844)
  document.documentElement.dir = 'rtl'
  open()
  await expect.poll(() => rows().length).toBe(4)
  expect(rows()[2]!.querySelector('[role="timer"]')?.textContent).toBe('in \u20661:05:00\u2069')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
