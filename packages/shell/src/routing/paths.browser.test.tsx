import { createReferralStore, createSiteStorage } from '@kit/sdk'
import { SiteLink } from '@kit/ui'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { Feature } from '../feature.ts'
import { notices } from '../notices/notices.tsx'
import { player } from '../testing/fakeSite.ts'
import { closeSite, landing, login, openSite, pages } from '../testing/openSite.tsx'

afterEach(closeSite)

it.each([
  ['ROUTE-001', '/'],
  ['ROUTE-002', '/m'],
])('%s shows visitors the landing page at %s', async (_id, path) => {
  openSite({ path })
  await expect.element(landing).toBeVisible()
})

it('ROUTE-035 ROUTE-036 answers an unknown path with the 404 page, in the exact words', async () => {
  const { seen } = openSite({ path: '/no/such/page' })
  await expect.element(page.getByRole('heading', { name: 'OPS! Page not found' })).toBeVisible()
  await expect.element(page.getByText('Sorry, the page your are looking for does not exist.')).toBeVisible()
  await expect.poll(() => seen.title).toBe('OPS! Page not found | Testbrand')
  await userEvent.click(page.getByRole('link', { name: 'Go to the home page' }))
  await expect.element(landing).toBeVisible()
})

const sports: Feature = {
  name: 'sports',
  messages: {},
  setup: () => ({
    navigation: [{ id: 'sports', order: 10, load: async () => ({ default: () => <li>All sports</li> }) }],
    routes: [
      {
        path: '/$sport',
        hasNavigation: true,
        exists: async ({ sport }) => sport === 'cricket',
        load: async () => ({ default: () => <h1>The sport</h1> }),
      },
    ],
  }),
}

it('ROUTE-035 fills the screen as the 404 page if a page with a side navigation does not exist', async () => {
  await page.viewport(1280, 900)
  openSite({ path: '/cricket', features: [sports] }).isWide.setState(true)
  await expect.element(page.getByRole('heading', { name: 'The sport' })).toBeVisible()
  await expect.element(page.getByText('All sports')).toBeVisible()
  closeSite()
  const { site, isWide } = openSite({ path: '/no-sport', features: [sports] })
  isWide.setState(true)
  await expect.element(page.getByRole('heading', { name: 'OPS! Page not found' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(page.getByText('All sports')).not.toBeInTheDocument()
  site.services.navigate('/cricket')
  await expect.element(page.getByText('All sports')).toBeVisible()
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

const answering = (asked: unknown[]): Feature => ({
  name: 'logins',
  messages: {},
  setup: () => ({ intents: { login: (data) => void asked.push(data) } }),
})

const own = page.getByRole('heading', { name: 'The statement' })
const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('ROLE-026 ROUTE-038 shows a visitor the landing page at a path for logged-in users, and a login that leads there', async () => {
  const asked: unknown[] = []
  const { operator } = openSite({ path: '/statement/2?from=mail', features: [statement, answering(asked)] })
  await expect.element(landing).toBeVisible()
  await expect.element(own).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({ returnTo: '/statement/2?from=mail' })
  operator.session.begin(login, false)
  await expect.element(own).toBeVisible()
})

it('ROUTE-037 ROUTE-061 shows a logged-in user those paths and the public ones, and requests nothing when the login ends', async () => {
  const asked: unknown[] = []
  const { site, operator } = openSite({ login, path: '/about', features: [statement, answering(asked)] })
  await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible()
  site.services.navigate('/statement/2')
  await expect.element(own).toBeVisible()
  operator.session.end('asked')
  await expect.element(landing).toBeVisible()
  expect(asked).toEqual([])
})

it('begins a page once the link that leads to it has been painted pressed, and without frames a moment later', async () => {
  const { site } = openSite({ path: '/about', features: [statement] })
  const about = page.getByRole('heading', { name: 'About us' })
  await expect.element(about).toBeVisible()
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  site.services.navigate('/')
  await until(50)
  expect(about.query()).not.toBeNull()
  await expect.element(landing).toBeVisible()
  frames.mockRestore()
})

describe('a step within the frame of another', () => {
  const about = page.getByRole('heading', { name: 'About us' })

  it('leads back to the page that is left', async () => {
    const { site } = openSite({ login, path: '/about', features: [statement] })
    await expect.element(about).toBeVisible()
    site.services.navigate('/statement/2')
    site.services.navigate('/about')
    await until(200)
    await expect.element(about).toBeVisible()
  })

  it('adds no history entry for the same page: one Back is enough', async () => {
    const { site } = openSite({ login, path: '/about', features: [statement] })
    await expect.element(about).toBeVisible()
    const { history } = site.router
    const { length } = history
    site.services.navigate('/statement/2')
    site.services.navigate('/statement/2')
    await expect.element(own).toBeVisible()
    expect(history.length).toBe(length + 1)
  })

  it('leaves for the landing page when the login ends', async () => {
    const { site, operator } = openSite({ login, path: '/', features: [statement] })
    await expect.element(page.getByRole('banner')).toBeVisible()
    site.services.navigate('/statement/2')
    operator.session.end('expired')
    await until(200)
    await expect.element(landing).toBeVisible()
    expect(site.router.history.location.pathname).toBe('/')
  })
})

// The pointer stays where the last test left it.
it.each(['touched', 'focused', 'pointed at'])(
  'loads the code of a page once a link to it is %s, and not by a timer',
  async (how) => {
    let loads = 0
    const report: Feature = {
      name: 'report',
      messages: {},
      setup: () => ({
        routes: [
          {
            path: '/report',
            load: async () => {
              loads += 1
              return { default: () => <h1>The report</h1> }
            },
          },
        ],
        home: [{ id: 'report', order: 10, Component: () => <SiteLink to="/report">Report</SiteLink> }],
      }),
    }
    openSite({ features: [report] })
    const link = page.getByRole('link', { name: 'Report' })
    await expect.element(link).toBeVisible()
    expect(loads).toBe(0)
    if (how === 'pointed at') await userEvent.hover(link)
    if (how === 'touched') link.element().dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    if (how === 'focused') (link.element() as HTMLElement).focus()
    await expect.poll(() => loads).toBe(1)
  },
)

it('ROUTE-016 Q-033 serves a kind of game by the page of the feature that has it, before the path of every kind', async () => {
  const screen = (words: string) => async () => ({ default: () => <h1>{words}</h1> })
  const kinds: Feature[] = [
    {
      name: 'sports',
      messages: {},
      setup: () => ({
        routes: [{ path: '/$gameType', load: screen('A sport'), values: async () => ['4', '7'] }],
      }),
    },
    {
      name: 'games',
      messages: {},
      setup: () => ({ routes: [{ path: '/slot', load: screen('The slots') }] }),
    },
  ]
  for (const [path, words] of [
    ['/slot', 'The slots'],
    ['/4', 'A sport'],
    ['/other', 'OPS! Page not found'],
  ] as const) {
    openSite({ path, features: kinds })
    await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
    closeSite()
  }
})

it('SHELL-019 SHELL-020 leads home from the logo', async () => {
  openSite({ path: '/no/such/page' })
  await userEvent.click(page.getByRole('link', { name: 'Testbrand, home' }))
  await expect.element(landing).toBeVisible()
})

it('moves focus to the heading of the page a link led to', async () => {
  await page.viewport(390, 844)
  openSite({ features: [pages] })
  await userEvent.click(page.getByRole('link', { name: /Elsewhere/ }))
  await expect.element(page.getByRole('heading', { name: 'The event' })).toHaveFocus()
})

const ended = page.getByText('Your session has ended. Please log in again.').first()

it('AUTH-072 reloads at the root after a 401, and shows the reason there', async () => {
  const { operator, browser, seen } = openSite({ login, path: '/events/1', features: [pages] })
  await expect.element(page.getByRole('heading', { name: 'The event' })).toBeVisible()
  operator.session.end('expired')
  await expect.element(landing).toBeVisible()
  await expect.poll(() => seen.leftFor).toBe('/')
  expect(ended.elements()).toEqual([])
  const stored = { 'kit.sessionEnded': browser.tabStorage.getItem('kit.sessionEnded') ?? '' }
  closeSite()
  const fresh = openSite({ storedInTab: stored })
  await expect.element(ended).toBeVisible()
  expect(fresh.browser.tabStorage.getItem('kit.sessionEnded')).toBeNull()
})

it('AUTH-072 does so for a login that ended before the page was there', async () => {
  const { operator, seen } = openSite({ login, path: '/events/1', features: [pages] })
  // Caused by a 401 of the first calls.
  operator.session.end('expired')
  await expect.poll(() => seen.leftFor).toBe('/')
})

it('AUTH-072 shows the reason at once if the page was reloaded within a minute', async () => {
  const { operator, seen } = openSite({
    login,
    path: '/events/1',
    features: [pages],
    storedInTab: { 'kit.reloadedAt': String(Date.UTC(2026, 0, 1) - 59_000) },
  })
  await expect.element(page.getByRole('heading', { name: 'The event' })).toBeVisible()
  operator.session.end('expired')
  await expect.element(ended).toBeVisible()
  expect(seen.leftFor).toBe('')
})

it('AUTH-072 waits for the order that has no answer, and stays where somebody has logged in meanwhile', async () => {
  const isBusy = createStore<boolean>(() => true)
  const ordering: Feature = { name: 'ordering', messages: {}, setup: () => ({ isBusy }) }
  const { operator, site, seen, browser } = openSite({
    login,
    path: '/events/1',
    features: [pages, ordering],
  })
  const event = page.getByRole('heading', { name: 'The event' })
  await expect.element(event).toBeVisible()
  operator.session.end('expired')
  await expect.element(landing).toBeVisible()
  expect(seen.leftFor).toBe('')
  isBusy.setState(false, true)
  await expect.poll(() => seen.leftFor).toBe('/')

  seen.leftFor = ''
  browser.tabStorage.removeItem('kit.reloadedAt')
  isBusy.setState(true, true)
  operator.session.begin(login, false)
  operator.session.end('expired')
  operator.session.begin({ ...login, token: 'fresh' }, false)
  site.services.navigate('/events/1')
  await expect.element(event).toBeVisible()
  isBusy.setState(false, true)
  await expect.element(event).toBeVisible()
  expect(seen.leftFor).toBe('')
})

it.each([
  ['ROUTE-008', '/bonus/wb7'],
  ['ROUTE-009', '/branch/b1'],
  ['ROUTE-010', '/register-referrer/FRIEND'],
  ['ROUTE-011', '/promo-code/MAY10'],
  ['ROUTE-013', '/register/radio'],
  ['ROUTE-013', '/register/radio/stand'],
  ['ROUTE-014', '/signUp'],
  ['ROUTE-014', '/signUp/radio'],
  ['ROUTE-014', '/signUp/radio/stand'],
  ['ROUTE-015', '/r/radio'],
  ['ROUTE-015', '/r/radio/stand'],
  ['ROUTE-063', '/signup'],
  ['Q-032', '/register'],
])('%s shows the landing page at %s, with features that take paths of one part', async (_id, path) => {
  openSite({ path, features: [sports] })
  await expect.element(landing).toBeVisible()
})

it('ROUTE-063 ROUTE-064 opens the register panel at /signup immediately and keeps what the address says', async () => {
  const requests: unknown[] = []
  const registration: Feature = {
    name: 'registration',
    messages: {},
    setup: () => ({ intents: { register: (data) => void requests.push(data) } }),
  }
  const { browser } = openSite({
    path: '/signup?utm_source=radio&referrerCode=FRIEND',
    features: [registration],
    flags: { 'auth.register.enabled': true },
  })
  await expect.element(landing).toBeVisible()
  await expect.poll(() => requests).toEqual([{}])
  expect(browser.storage.getItem('kit.utmSource')).toBe('"radio"')
  expect(browser.storage.getItem('kit.referrerCode')).toBe('"FRIEND"')
})

it('ROUTE-002 ROUTE-003 shows the landing page at /m and marks the tab as the mobile app', async () => {
  const { browser, seen } = openSite({ path: '/m' })
  await expect.element(landing).toBeVisible()
  await expect.poll(() => browser.tabStorage.getItem('kit.isMobileApp')).toBe('true')
  await expect.poll(() => seen.title).toBe('Testbrand')
})

const app = { 'app.apkUrl': 'https://apk.test/app.apk', 'app.mobileVersion': '7' }

it('ROUTE-003 treats a tab that was opened at /m as the mobile app, on later pages and after a reload as well', async () => {
  const first = openSite({ path: '/m', flags: app, features: [notices()] })
  await expect.element(page.getByRole('dialog', { name: 'Application Update' })).toBeVisible()
  expect(page.getByRole('dialog', { name: 'Download our app' }).elements()).toEqual([])
  const kept = first.browser.tabStorage.getItem('kit.isMobileApp') ?? ''
  closeSite()
  openSite({ path: '/about', flags: app, features: [notices()], storedInTab: { 'kit.isMobileApp': kept } })
  await expect.element(page.getByRole('dialog', { name: 'Application Update' })).toBeVisible()
  closeSite()
  openSite({ path: '/', flags: app, features: [notices()] })
  await expect.element(page.getByRole('dialog', { name: 'Download our app' })).toBeVisible()
  expect(page.getByRole('dialog', { name: 'Application Update' }).elements()).toEqual([])
})

it("ROUTE-004 ROUTE-005 welcomes at /welcome-screen with 'Enjoy Now', which leads home", async () => {
  const { site } = openSite({ path: '/welcome-screen' })
  await expect.element(page.getByRole('heading', { name: 'Welcome to Testbrand' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Enjoy Now' }))
  await expect.element(landing).toBeVisible()
  expect(site.router.history.location.pathname).toBe('/')
})

it('ROUTE-006 shows the landing page, the credentials are in no entry of the history, and they fill in the login', async () => {
  const asked: unknown[] = []
  const { history, calls } = openSite({
    path: '/login-user/player1/secret',
    features: [answering(asked)],
    flags: { 'auth.urlLogin': true },
  })
  expect([history.location.pathname, calls]).toEqual(['/', []])
  await expect.element(landing).toBeVisible()
  await expect.poll(() => asked).toEqual([{ prefill: { userName: 'player1', password: 'secret' } }])
  expect(history.length).toBe(1)
})

it('ROUTE-007 shows the landing page, takes the token out of the address before the first call, and logs in with it', async () => {
  const { history, calls, operator } = openSite({
    path: '/direct-login/some.token',
    answer: (name) => (name === 'getProfile' ? Promise.resolve(player) : new Promise(() => {})),
  })
  expect([history.location.pathname, calls]).toEqual(['/', []])
  await expect.element(page.getByRole('heading', { name: 'Now playing' })).toBeVisible()
  expect(operator.session.get()).toEqual({ token: 'some.token', userType: 'user' })
  expect(calls).toContain('getProfile')
})

const lists: Feature = {
  name: 'lists',
  messages: {},
  setup: () => ({ home: [{ id: 'list', order: 10, Component: () => <h2>Matches in play</h2> }] }),
}

it('ROUTE-039 shows a logged-in user the game page at /: the home page with what the features put there', async () => {
  openSite({ login, features: [lists] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Now playing' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Matches in play' })).toBeVisible()
  await expect.element(landing).not.toBeInTheDocument()
})

it.each([
  { 'routing.unmatched': 'notFound', isHome: false },
  { 'routing.unmatched': 'home', isHome: true },
] as const)('ROUTE-062 Q-002 answers an unknown path with %j', async ({ isHome, ...flags }) => {
  openSite({ path: '/no/such/page', flags, features: [lists], login })
  const expected = isHome ? 'Now playing' : 'OPS! Page not found'
  await expect.element(page.getByRole('heading', { level: 1, name: expected })).toBeVisible()
})

it('ROUTE-062 Q-002 leads a logged-in user home from a path that is for visitors', async () => {
  const offer: Feature = {
    name: 'offer',
    messages: {},
    setup: () => ({
      routes: [
        { path: '/offer', audience: 'visitor', load: async () => ({ default: () => <h1>An offer</h1> }) },
      ],
    }),
  }
  const { operator, site } = openSite({ path: '/offer', features: [offer] })
  await expect.element(page.getByRole('heading', { name: 'An offer' })).toBeVisible()
  operator.session.begin(login, false)
  await expect.element(page.getByRole('heading', { name: 'Now playing' })).toBeVisible()
  expect(site.router.history.location.pathname).toBe('/')
})

it('ROUTE-072 leads a casino-only site from / to /live-casino', async () => {
  const { site, seen } = openSite({ flags: { 'domain.casinoOnly': true } })
  await expect.element(landing).toBeVisible()
  expect(site.router.history.location.pathname).toBe('/live-casino')
  await expect.poll(() => seen.title).toBe('Testbrand')
})

it('ROUTE-072 leads a player of a casino-only site home from the paths of a sign-up, once the visit is captured', async () => {
  const { operator, site, browser } = openSite({
    path: '/promo-code/summer',
    flags: { 'domain.casinoOnly': true },
  })
  await expect.element(landing).toBeVisible()
  operator.session.begin(login, false)
  await expect.poll(() => site.router.history.location.pathname).toBe('/live-casino')
  const storage = createSiteStorage({ browser: browser.storage, tab: browser.tabStorage })
  expect(createReferralStore(storage, site.services.now).read().promoCode).toBe('summer')
})

it('ROUTE-072 redirects a player of a casino-only site to its home page from there', async () => {
  const { site } = openSite({ login, path: '/live-casino', flags: { 'domain.casinoOnly': true } })
  const { history } = site.router
  await until(300)
  site.services.navigate('/m')
  await until(200)
  expect(history.location.pathname).toBe('/live-casino')
})

const stage: Feature = {
  name: 'stage',
  messages: {},
  setup: () => ({
    routes: ['/events/$eventTypeId/$eventId', '/events/$eventId'].map((path) => ({
      path,
      layout: 'stage',
      backTo: '/',
      load: async () => ({ default: () => <h1>The event</h1> }),
    })),
  }),
}

it.each([
  ['ROUTE-066', '/events/4/1'],
  ['ROUTE-067', '/events/1'],
])(
  '%s shows a full-screen page at %s without the footer, with the way back in the bottom bar',
  async (_id, path) => {
    await page.viewport(390, 844)
    openSite({ path, features: [stage] })
    await expect.element(page.getByRole('heading', { name: 'The event' })).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Main' }).getByText('Back')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
  },
)
