import { OperatorError } from '@kit/sdk'
import { disconnectedByHand, maintenanceSwitched, pageRefreshed } from '@kit/sdk/contract'
import '@kit/tokens'
import { aurora } from '@kit/tokens/brands/aurora'
import { velvet } from '@kit/tokens/brands/velvet'
import { EmptyState } from '@kit/ui'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { assembleSite } from './assembleSite.ts'
import type { Feature } from './feature.ts'
import { createStore } from './services/store.ts'
import { Site } from './Site.tsx'
import { defineSite, type SiteConfig } from './site.ts'
import { fakeBrowser } from './testing/fakeBrowser.ts'
import { configuration, fakeOperator, type FakeOperatorOptions } from './testing/fakeOperator.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(() => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
})

interface Setting extends FakeOperatorOptions {
  path?: string
  theme?: SiteConfig['theme']
  live?: SiteConfig['live']
  features?: Feature[]
  brand?: SiteConfig['brand']
  toasts?: boolean
  /** What the browser remembers. */
  stored?: Record<string, string>
}

function open({
  path = '/',
  theme,
  live,
  features = [],
  brand = aurora,
  toasts,
  stored = {},
  ...operatorOptions
}: Setting = {}) {
  const fake = fakeBrowser(path)
  for (const [key, value] of Object.entries(stored)) fake.browser.storage.setItem(key, value)
  const { operator, calls, setLive, tell } = fakeOperator(operatorOptions)
  const site = assembleSite(
    defineSite({
      family: 'b2c',
      name: 'Testbrand',
      brand,
      features,
      operator: { clientKey: 'test', whiteLabelId: '' },
      ...(theme && { theme }),
      ...(live && { live }),
      ...(toasts !== undefined && { toasts }),
    }),
    fake.browser,
    operator,
  )
  const element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  stop = site.start()
  root.render(<Site site={site} />)
  return { ...fake, site, operator, calls, setLive, tell }
}

const login = { token: 't', userType: 'user' as const }

const pages: Feature = {
  name: 'pages',
  messages: { 'pages.item': 'Elsewhere' },
  setup: () => ({
    routes: [
      { path: '/events/$eventId', load: async () => ({ default: () => <h1>The event</h1> }) },
      { path: '/broken', load: async () => ({ default: BreaksOnce }) },
    ],
    bottomBar: [{ id: 'else', labelId: 'pages.item', icon: null, to: '/events/1', useBadge: () => 3 }],
  }),
}

let isBroken = true
function BreaksOnce() {
  const [value] = useState('mended')
  if (isBroken) throw new Error('broken for the test')
  return <h1>{value}</h1>
}

it('ROUTE-001 ROUTE-002 shows visitors the landing page at / and /m', async () => {
  open({ path: '/m' })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The exchange under floodlights' }))
    .toBeVisible()
})

it('ROUTE-035 ROUTE-036 answers an unknown path with the 404 page, in the exact words', async () => {
  const { seen } = open({ path: '/no/such/page' })
  await expect.element(page.getByRole('heading', { name: 'OPS! Page not found' })).toBeVisible()
  await expect.element(page.getByText('Sorry, the page your are looking for does not exist.')).toBeVisible()
  await expect.poll(() => seen.title).toBe('OPS! Page not found | Testbrand')
  await userEvent.click(page.getByRole('link', { name: 'Go to the home page' }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The exchange under floodlights' }))
    .toBeVisible()
})

const statement: Feature = {
  name: 'statement',
  messages: {},
  setup: () => ({
    routes: [
      {
        path: '/statement/$page',
        audience: 'loggedIn',
        load: async () => ({ default: () => <h1>The statement</h1> }),
      },
      { path: '/about', load: async () => ({ default: () => <h1>About us</h1> }) },
    ],
  }),
}
const own = page.getByRole('heading', { name: 'The statement' })
const landing = page.getByRole('heading', { level: 1, name: 'The exchange under floodlights' })

it('ROLE-026 ROUTE-038 shows a visitor the landing page at a path of logged-in users, and asks for the login that leads there', async () => {
  const { site, operator } = open({ path: '/statement/2?from=mail', features: [statement] })
  await expect.element(landing).toBeVisible()
  await expect.element(own).not.toBeInTheDocument()
  expect(site.services.loginRequest.get()).toEqual({ returnTo: '/statement/2?from=mail' })
  operator.session.begin(login, false)
  await expect.element(own).toBeVisible()
})

it('ROUTE-037 ROUTE-061 shows a logged-in user those paths and the public ones, and asks for nothing when the login ends', async () => {
  const { site, operator } = open({ login, path: '/about', features: [statement] })
  await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible()
  site.services.navigate('/statement/2')
  await expect.element(own).toBeVisible()
  operator.session.end('asked')
  await expect.element(landing).toBeVisible()
  expect(site.services.loginRequest.get()).toBeNull()
})

it('SHELL-019 SHELL-020 leads home from the logo', async () => {
  open({ path: '/no/such/page' })
  await userEvent.click(page.getByRole('link', { name: 'Testbrand, home' }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The exchange under floodlights' }))
    .toBeVisible()
})

it('moves focus to the heading of the page a link led to', async () => {
  await page.viewport(390, 844)
  open({ features: [pages] })
  await userEvent.click(page.getByRole('link', { name: /Elsewhere/ }))
  await expect.element(page.getByRole('heading', { name: 'The event' })).toHaveFocus()
})

it('SHELL-005 SHELL-007 SHELL-008 begins the bottom bar with Home, and with Back on the event page', async () => {
  await page.viewport(390, 844)
  open({ features: [pages] })
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect.element(bar.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect.element(bar.getByText('3')).toBeVisible()
  await userEvent.click(bar.getByRole('link', { name: /Elsewhere/ }))
  await expect.element(page.getByRole('heading', { name: 'The event' })).toBeVisible()
  await expect.element(bar.getByRole('link', { name: 'Home' })).not.toBeInTheDocument()
  await userEvent.click(bar.getByRole('button', { name: 'Back' }))
  await expect.element(bar.getByRole('link', { name: 'Home' })).toBeVisible()
})

const rooms: Feature = {
  name: 'rooms',
  messages: {},
  setup: () => ({
    rail: () => <p>The rail</p>,
    routes: (['page', 'full', 'screen'] as const).map((layout) => ({
      path: `/${layout}`,
      layout,
      load: async () => ({ default: () => <h1>In the {layout}</h1> }),
      ...(layout === 'screen' && { audience: 'loggedIn' as const }),
    })),
  }),
}

it.each([
  ['page', { banner: 1, bar: 1, foot: 1, rail: 1 }],
  ['full', { banner: 1, bar: 0, foot: 0, rail: 0 }],
  ['screen', { banner: 0, bar: 0, foot: 0, rail: 0 }],
] as const)('SHELL-006 ROUTE-069 puts around a %s what belongs there', async (layout, around) => {
  const { isWide } = open({ login, path: `/${layout}`, features: [rooms] })
  isWide.set(true)
  await expect.element(page.getByRole('heading', { name: `In the ${layout}` })).toBeVisible()
  const count = () => ({
    banner: page.getByRole('banner').elements().length,
    bar: page.getByRole('navigation', { name: 'Main' }).elements().length,
    foot: page.getByRole('contentinfo').elements().length,
    rail: page.getByText('The rail').elements().length,
  })
  await expect.poll(count).toEqual(around)
})

it('ROUTE-012 shows visitors the landing page with its header where players have the whole screen', async () => {
  const { operator } = open({ path: '/screen', features: [rooms] })
  await expect.element(landing).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
  operator.session.begin(login, false)
  await expect.element(page.getByRole('heading', { name: 'In the screen' })).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
})

it('SHELL-027 SHELL-125 switches the theme and remembers it', async () => {
  const { seen, browser } = open()
  await expect.poll(() => seen.mode).toBe('dark')
  await userEvent.click(page.getByRole('button', { name: 'Use the light theme' }))
  await expect.poll(() => seen.mode).toBe('light')
  expect(browser.storage.getItem('kit.mode')).toBe('light')
})

it('SHELL-127 has no theme switch where the brand forces light', async () => {
  const { seen } = open({ theme: { forceLight: true } })
  await expect.poll(() => seen.mode).toBe('light')
  await expect.element(page.getByRole('button', { name: /theme/ })).not.toBeInTheDocument()
})

it('SHELL-046 shows the state of the socket', async () => {
  const { setLive } = open()
  await expect.element(page.getByRole('img', { name: 'Prices are live' })).toBeVisible()
  setLive('connecting')
  await expect.element(page.getByRole('img', { name: 'Connecting to live prices' })).toBeVisible()
})

it('says that the player is offline for as long as that lasts', async () => {
  const { isOnline } = open()
  isOnline.set(false)
  await expect.element(page.getByText('You are offline')).toBeVisible()
  isOnline.set(true)
  await expect.element(page.getByText('You are offline')).not.toBeInTheDocument()
})

it('SHELL-120 SOCK-021 covers the site the moment the socket says maintenance, and uncovers it the same way', async () => {
  const { tell } = open({ login })
  const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
  await expect.element(sign).not.toBeInTheDocument()
  tell(maintenanceSwitched, { maintenance: true })
  await expect.element(sign).toBeVisible()
  tell(maintenanceSwitched, { maintenance: false })
  await expect.element(sign).not.toBeInTheDocument()
})

it('SHELL-119 leaves a player the site until their order has its answer, and covers it then', async () => {
  const isOrderOpen = createStore(true)
  const ordering: Feature = { name: 'ordering', messages: {}, setup: () => ({ isBusy: isOrderOpen }) }
  const configure = async () => ({ ...configuration, maintenance: true })
  const { site } = open({ login, configure, features: [ordering] })
  const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
  await expect.poll(() => site.maintenance.get().isOn).toBe(true)
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
  await expect.element(sign).not.toBeInTheDocument()
  isOrderOpen.set(false)
  await expect.element(sign).toBeVisible()
})

it('SOCK-018 SHELL-109 SHELL-110 covers a page that is a duplicate, for good, without a way to log out', async () => {
  const { tell, operator } = open({ login, live: { duplicateScreen: true } })
  tell(disconnectedByHand, {})
  await expect
    .element(page.getByRole('heading', { name: 'Duplicate Screen or UnAuthorized Access' }))
    .toBeVisible()
  await expect.element(page.getByText('Close the Screen')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(operator.live.getStatus()).toBe('off')
  expect(operator.session.get()).not.toBeNull()
})

it('SEC-002 SEC-003 reports dev tools where the site asks for it, and neither unasked nor on the white list', async () => {
  const reporting = (security?: SiteConfig['security']) => {
    let nowMs = 0
    const { operator, calls } = fakeOperator()
    const site = assembleSite(
      {
        family: 'b2c',
        name: 'Testbrand',
        brand: aurora,
        features: [],
        operator: { clientKey: 'test', whiteLabelId: '' },
        ...(security && { security }),
      },
      // Each look at this clock is 200 ms after the last: every look for dev tools seems to take as long.
      { ...fakeBrowser().browser, monotonicNow: () => (nowMs += 200) },
      operator,
    )
    return { calls, end: site.start() }
  }
  const unasked = reporting()
  const spared = reporting({ devToolsReport: true, devToolsWhitelist: ['aurora'] })
  const asked = reporting({ devToolsReport: true })
  await expect.poll(() => asked.calls, { timeout: 10_000 }).toContain('reportDebugger')
  for (const { calls } of [unasked, spared]) expect(calls).not.toContain('reportDebugger')
  for (const { end } of [unasked, spared, asked]) end()
})

it('SOCK-018 only closes the socket of a duplicate where the brand shows no page for it', async () => {
  const { tell, operator } = open({ login })
  tell(disconnectedByHand, {})
  await expect.element(page.getByRole('img', { name: 'Live prices are off' })).toBeVisible()
  expect(operator.live.getStatus()).toBe('off')
  await expect.element(page.getByText('Close the Screen')).not.toBeInTheDocument()
})

it('SOCK-023 SOCK-024 forgets what it keeps and loads anew when the operator asks', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { tell, seen, site } = open()
  site.queryClient.setQueryData(['kept'], 1)
  await expect
    .poll(() => {
      tell(pageRefreshed, { message: 'User Refreshed' })
      return seen.reloads
    })
    .toBe(1)
  expect(site.queryClient.getQueryData(['kept'])).toBeUndefined()
  vi.restoreAllMocks()
})

it('SHELL-107 SHELL-108 SHELL-118 shows players the maintenance page while the configuration says so, with a way out', async () => {
  const { operator, calls } = open({
    login,
    configure: async () => ({ ...configuration, maintenance: true }),
  })
  await expect.element(page.getByRole('heading', { name: 'Website is Under Maintenance' })).toBeVisible()
  await expect.element(page.getByText('OOPS!')).toBeVisible()
  await expect.element(page.getByText('Wait for a few Minute')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Logout' }))
  expect(operator.session.get()).toBeNull()
  expect(calls).toContain('logOut')
})

it('AUTH-070 leads a player whose login ended home and says so', async () => {
  const { operator } = open({ login, path: '/events/1', features: [pages] })
  await expect.element(page.getByRole('heading', { name: 'The event' })).toBeVisible()
  operator.session.end('expired')
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The exchange under floodlights' }))
    .toBeVisible()
  await expect.element(page.getByText('Your login has ended. Please log in again.').first()).toBeVisible()
})

it('SHELL-111 SHELL-112 ERR-013 ERR-014 replaces what broke by a panel, keeps the rest, and mends on Try again', async () => {
  isBroken = true
  open({ path: '/broken', features: [pages] })
  const panel = page.getByRole('alert')
  await expect.element(panel.getByText('Something went wrong.')).toBeVisible()
  await expect.element(panel.getByText('Unexpected error occurred. Please reload the page.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Testbrand, home' })).toBeVisible()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: 'mended' })).toBeVisible()
})

const failedUrl = 'A network or application error occurred. Failed URL: https://site.test/api/user/points'

it('ERR-012 says which address failed when nobody waited for it, and of other errors nothing', async () => {
  const { reject } = open()
  const error = new OperatorError('unreachable', 'No connection')
  error.url = 'https://site.test/api/user/points'
  reject(new Error('of another kind'))
  reject(error)
  await expect.element(page.getByText(failedUrl)).toBeVisible()
  await expect.element(page.getByText('of another kind')).not.toBeInTheDocument()
})

it('ERR-004 shows toasts only where the brand has them on', async () => {
  const { site } = open({ toasts: false })
  await expect.element(landing).toBeVisible()
  site.services.toast('Nobody reads this')
  expect(site.toasts.get()).toEqual([])
  root?.unmount()
  stop?.()
  open({ toasts: true }).site.services.toast('Everybody reads this')
  await expect.element(page.getByText('Everybody reads this')).toBeVisible()
})

it('SHELL-112 loads the whole page anew on Try again where a part of it is missing', async () => {
  const missing: Feature = {
    name: 'missing',
    messages: {},
    setup: () => ({
      routes: [
        {
          path: '/gone',
          load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
        },
      ],
    }),
  }
  const { seen } = open({ path: '/gone', features: [missing] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(seen.reloads).toBe(1)
})

it('reads again three times when no usable answer came, and not at all after a refusal or during maintenance', () => {
  const { retry } = open().site.queryClient.getDefaultOptions().queries ?? {}
  const triesAfter = (error: Error) =>
    Array.from(
      { length: 10 },
      (_, failures) => typeof retry === 'function' && retry(failures, error),
    ).indexOf(false)
  expect(triesAfter(new OperatorError('unreachable', 'offline'))).toBe(3)
  expect(triesAfter(new OperatorError('refused', 'broken', { status: 500 }))).toBe(3)
  expect(triesAfter(new OperatorError('refused', 'no', { status: 400 }))).toBe(0)
  expect(triesAfter(new OperatorError('maintenance', 'away', { status: 503 }))).toBe(0)
})

it('keeps the landing page for visitors when the configuration cannot be read', async () => {
  open({ configure: () => Promise.reject(new OperatorError('unreachable', 'offline')) })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The exchange under floodlights' }))
    .toBeVisible()
})

it("shows the brand's slides between what is on and what is to come, and stops them when asked", async () => {
  const lists: Feature = {
    name: 'lists',
    messages: {},
    setup: () => ({ home: [() => <p>All sports</p>, () => <h2>In play</h2>, () => <h2>Upcoming</h2>] }),
  }
  open({ features: [lists] })
  const slides = page.getByRole('region', { name: 'From the house' })
  await expect.element(slides.getByText('Lights on at eight')).toBeVisible()
  const places = ['All sports', 'In play', 'Lights on at eight', 'Upcoming'].map(
    (words) => page.getByText(words, { exact: true }).element().getBoundingClientRect().top,
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  await userEvent.click(slides.getByRole('button', { name: 'Stop the slides' }))
  await expect.element(slides.getByRole('button', { name: 'Let the slides go on' })).toBeVisible()
})

it('lets a player stop what moves without end, for good, and offers it only where something does', async () => {
  // Wide, where no bar lies over the foot of a short page.
  await page.viewport(1280, 800)
  const moving = { ...aurora, movesAlone: true }
  const first = open({ brand: moving })
  await userEvent.click(page.getByRole('button', { name: 'Stop the lights' }))
  expect(first.seen.lights).toBe('still')
  expect(first.browser.storage.getItem('kit.lights')).toBe('still')
  root?.unmount()
  stop?.()

  const again = open({ brand: moving, stored: { 'kit.lights': 'still' } })
  await userEvent.click(page.getByRole('button', { name: 'Let the lights go round' }))
  expect(again.seen.lights).toBe('on')
  root?.unmount()
  stop?.()

  const calm = open()
  await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /lights/ })).not.toBeInTheDocument()
  expect(calm.seen.lights).toBe('')
  await page.viewport(414, 896)
})

it('puts the picture of the brand where there is nothing to show', async () => {
  const nothing: Feature = {
    name: 'nothing',
    messages: {},
    setup: () => ({ home: [() => <EmptyState title="Nobody plays" />] }),
  }
  open({ features: [nothing] })
  await expect.element(page.getByText('Nobody plays')).toBeVisible()
  await expect
    .poll(() => page.getByText('Nobody plays').element().parentElement?.querySelectorAll('svg path').length)
    .toBeGreaterThan(5)
})

it('is no wider than the window in a brand whose border hangs over both its edges', async () => {
  const { dataset } = document.documentElement
  const before = { ...dataset }
  Object.assign(dataset, { brand: 'velvet', mode: 'dark' })
  open({ brand: velvet })
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  Object.assign(dataset, before)
})
