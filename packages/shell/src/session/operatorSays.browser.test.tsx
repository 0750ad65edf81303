import { disconnectedByHand, maintenanceSwitched, pageRefreshed } from '@kit/sdk/contract'
import { aurora } from '@kit/tokens/brands/aurora'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { assembleSite } from '../assembleSite.ts'
import type { Feature } from '../feature.ts'
import { information } from '../information/feature.tsx'
import { outside } from '../outside/outside.tsx'
import { createStore } from 'zustand/vanilla'
import type { SiteConfig } from '../site.ts'
import { fakeBrowser } from '../testing/fakeBrowser.ts'
import { configuration, fakeOperator } from '../testing/fakeOperator.ts'
import { closeSite, landing, login, openSite } from '../testing/openSite.tsx'

afterEach(closeSite)

it('SHELL-120 SOCK-021 covers the site the moment the socket says maintenance, and uncovers it the same way', async () => {
  const { emit } = openSite({ login })
  const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
  await expect.element(sign).not.toBeInTheDocument()
  emit(maintenanceSwitched, { maintenance: true })
  await expect.element(sign).toBeVisible()
  emit(maintenanceSwitched, { maintenance: false })
  await expect.element(sign).not.toBeInTheDocument()
})

it('SHELL-119 shows what the operator says of the maintenance in the place of its own words', async () => {
  let says: string | undefined
  const configure = async () => ({
    ...configuration,
    ...(says && { maintenance: true, maintenanceMessage: says }),
  })
  const { emit, site } = openSite({ login, configure })
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
  says = 'Back at 14:00'
  emit(maintenanceSwitched, { maintenance: true })
  await expect.element(page.getByText('Back at 14:00')).toBeVisible()
  expect(site.maintenance.getState().isOn).toBe(true)
})

it.each([true, false])(
  'SHELL-119 covers the site where its own file says so: maintenance.enabled %s',
  async (isOn) => {
    let answered = false
    const configure = async () => {
      await Promise.resolve()
      answered = true
      return configuration
    }
    const { site } = openSite({ login, configure, flags: { 'maintenance.enabled': isOn } })
    await expect.poll(() => answered).toBe(true)
    await expect.poll(() => site.maintenance.getState().isOn).toBe(isOn)
    const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
    await expect.element(isOn ? sign : page.getByRole('navigation').first()).toBeVisible()
    expect(sign.elements()).toHaveLength(isOn ? 1 : 0)
  },
)

it('SHELL-119 leaves a player the site until their order has its answer, and covers it then', async () => {
  const isOrderOpen = createStore<boolean>(() => true)
  const ordering: Feature = { name: 'ordering', messages: {}, setup: () => ({ isBusy: isOrderOpen }) }
  const configure = async () => ({ ...configuration, maintenance: true })
  const { site } = openSite({ login, configure, features: [ordering] })
  const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
  await expect.poll(() => site.maintenance.getState().isOn).toBe(true)
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
  await expect.element(sign).not.toBeInTheDocument()
  isOrderOpen.setState(false)
  await expect.element(sign).toBeVisible()
})

it('an opening sheet does not render the surrounding site again, which would delay the sheet', async () => {
  const isSheetOpen = createStore<boolean>(() => false)
  let drawn = 0
  const Beside = () => <p data-testid="beside">{(drawn += 1)}</p>
  const sheets: Feature = {
    name: 'sheets',
    messages: {},
    setup: () => ({
      isAsking: isSheetOpen,
      login: { isOpen: isSheetOpen, close: () => isSheetOpen.setState(false) },
      overlays: [Beside],
    }),
  }
  const { site } = openSite({ features: [sheets] })
  await expect.element(page.getByTestId('beside')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = drawn
  isSheetOpen.setState(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(drawn).toBe(before)
  // Relevant changes still arrive.
  site.maintenance.setState({ isOn: true })
  await expect.element(page.getByRole('heading', { name: 'Website is Under Maintenance' })).toBeVisible()
  isSheetOpen.setState(false)
  await expect
    .element(page.getByRole('heading', { name: 'Website is Under Maintenance' }))
    .not.toBeInTheDocument()
})

it('SHELL-107 SHELL-108 SHELL-118 shows players the maintenance page while the configuration says so, with a logout button', async () => {
  const { operator, calls } = openSite({
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

it('Q-100 leaves visitors the landing page and everything that opens over it, including rules and videos', async () => {
  const { site } = openSite({
    configure: async () => ({ ...configuration, maintenance: true }),
    features: [information(), outside()],
    flags: { 'help.videos': { login: '/api/common/outside/video/login' } },
  })
  const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
  await expect.poll(() => site.maintenance.getState().isOn).toBe(true)
  site.services.request('rules.open', {})
  const rules = page.getByRole('dialog', { name: 'Rules & Regulation' })
  await expect.element(rules).toBeVisible()
  await expect.element(sign).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(rules).not.toBeInTheDocument()
  site.services.request('video.open', { video: 'login' })
  await expect.element(page.getByRole('button', { name: 'Exit' })).toBeVisible()
  await expect.element(sign).not.toBeInTheDocument()
})

it('Q-100 covers the site for a visitor who tries to log in, with a link to the landing page', async () => {
  const isOpen = createStore<boolean>(() => false)
  const entrance: Feature = {
    name: 'entrance',
    messages: {},
    setup: () => ({
      routes: [{ path: '/mine', audience: 'loggedIn', load: async () => ({ default: () => <h1>Mine</h1> }) }],
      intents: { login: () => isOpen.setState(true, true) },
      login: { isOpen, close: () => isOpen.setState(false, true) },
    }),
  }
  const { history } = openSite({
    path: '/mine',
    configure: async () => ({ ...configuration, maintenance: true }),
    features: [entrance],
  })
  const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
  await expect.element(sign).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Go to the home page' }))
  await expect.element(landing).toBeVisible()
  await expect.element(sign).not.toBeInTheDocument()
  expect(history.location.pathname).toBe('/')
})

it('SOCK-018 SHELL-109 SHELL-110 SHELL-124 covers a page that is a duplicate, for good, without a way to log out', async () => {
  const { emit, operator } = openSite({ login, flags: { 'socket.duplicateScreen': true } })
  emit(disconnectedByHand, {})
  await expect
    .element(page.getByRole('heading', { name: 'Duplicate Screen or UnAuthorized Access' }))
    .toBeVisible()
  await expect.element(page.getByText('Close the Screen')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(operator.live.getStatus()).toBe('off')
  expect(operator.session.get()).not.toBeNull()
})

it('SOCK-018 only closes the socket of a duplicate where the brand shows no page for it', async () => {
  const { emit, operator } = openSite({ login, flags: { 'socket.duplicateScreen': false } })
  emit(disconnectedByHand, {})
  await expect.element(page.getByRole('img', { name: 'Not connected' })).toBeVisible()
  expect(operator.live.getStatus()).toBe('off')
  await expect.element(page.getByText('Close the Screen')).not.toBeInTheDocument()
})

it('SOCK-023 SOCK-024 clears its cache and reloads when the operator requests it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { emit, seen, site } = openSite()
  site.queryClient.setQueryData(['kept'], 1)
  await expect
    .poll(() => {
      emit(pageRefreshed, { message: 'User Refreshed' })
      return seen.reloads
    })
    .toBe(1)
  expect(site.queryClient.getQueryData(['kept'])).toBeUndefined()
  vi.restoreAllMocks()
})

it('SEC-002 SEC-003 SHELL-124 reports dev tools if the site wants that, and never by default or on the white list', async () => {
  const reporting = (isAsked: boolean, security: SiteConfig['security'] = {}) => {
    let nowMs = 0
    const { operator, calls } = fakeOperator()
    const site = assembleSite(
      {
        family: 'b2c',
        name: 'Testbrand',
        brand: aurora,
        features: [],
        operator: { clientKey: 'test', whiteLabelId: '' },
        flags: { 'security.devToolsReport': isAsked },
        security,
      },
      // Each read of this clock is 200 ms after the last, so every dev tools check appears slow.
      { ...fakeBrowser().browser, monotonicNow: () => (nowMs += 200) },
      operator,
    )
    return { calls, end: site.start() }
  }
  const unasked = reporting(false)
  const spared = reporting(true, { devToolsWhitelist: ['aurora'] })
  const asked = reporting(true)
  await expect.poll(() => asked.calls, { timeout: 10_000 }).toContain('reportDebugger')
  for (const { calls } of [unasked, spared]) expect(calls).not.toContain('reportDebugger')
  for (const { end } of [unasked, spared, asked]) end()
})
