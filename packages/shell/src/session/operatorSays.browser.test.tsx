import { disconnectedByHand, maintenanceSwitched, pageRefreshed } from '@kit/sdk/contract'
import { aurora } from '@kit/tokens/brands/aurora'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { assembleSite } from '../assembleSite.ts'
import type { Feature } from '../feature.ts'
import { createStore } from 'zustand/vanilla'
import type { SiteConfig } from '../site.ts'
import { fakeBrowser } from '../testing/fakeBrowser.ts'
import { configuration, fakeOperator } from '../testing/fakeOperator.ts'
import { closeSite, login, openSite } from '../testing/openSite.tsx'

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

it('SHELL-107 SHELL-108 SHELL-118 shows players the maintenance page while the configuration says so, with a way out', async () => {
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

it('SOCK-018 SHELL-109 SHELL-110 covers a page that is a duplicate, for good, without a way to log out', async () => {
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

it('SOCK-023 SOCK-024 forgets what it keeps and loads anew when the operator asks', async () => {
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

it('SEC-002 SEC-003 reports dev tools where the site asks for it, and neither unasked nor on the white list', async () => {
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
