import { velvet } from '@kit/tokens/brands/velvet'
import type { MessageId } from '@kit/ui'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { closeSite, landing, login, openSite, pages } from '../testing/openSite.tsx'

afterEach(closeSite)

it('SHELL-005 SHELL-007 SHELL-008 begins the bottom bar with Home, and with Back on the event page', async () => {
  await page.viewport(390, 844)
  openSite({ features: [pages] })
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
  messages: { 'rooms.rail': 'Beside' },
  setup: () => ({
    rail: { labelId: 'rooms.rail' as MessageId, Component: () => <p>The rail</p> },
    routes: (['page', 'full', 'screen'] as const).map((layout) => ({
      path: `/${layout}`,
      layout,
      hasNavigation: true,
      load: async () => ({ default: () => <h1>In the {layout}</h1> }),
      ...(layout === 'screen' && { audience: 'loggedIn' as const }),
    })),
  }),
}

it.each([
  ['page', { banner: 1, bar: 1, foot: 1, rail: 1 }],
  ['full', { banner: 1, bar: 0, foot: 0, rail: 0 }],
  ['screen', { banner: 0, bar: 0, foot: 0, rail: 0 }],
] as const)('SHELL-006 SHELL-124 ROUTE-069 puts around a %s what belongs there', async (layout, around) => {
  const { isWide } = openSite({ login, path: `/${layout}`, features: [rooms] })
  isWide.setState(true)
  await expect.element(page.getByRole('heading', { name: `In the ${layout}` })).toBeVisible()
  const count = () => ({
    banner: page.getByRole('banner').elements().length,
    bar: page.getByRole('navigation', { name: 'Main' }).elements().length,
    foot: page.getByRole('contentinfo').elements().length,
    rail: page.getByText('The rail').elements().length,
  })
  await expect.poll(count).toEqual(around)
})

it('shows the rail only next to pages with prices and the home page', async () => {
  const plain: Feature = {
    name: 'plain',
    messages: {},
    setup: () => ({
      routes: [{ path: '/plain', load: async () => ({ default: () => <h1>No prices</h1> }) }],
    }),
  }
  const { isWide, history } = openSite({ login, path: '/plain', features: [rooms, plain] })
  isWide.setState(true)
  await expect.element(page.getByRole('heading', { name: 'No prices' })).toBeVisible()
  await expect.element(page.getByText('The rail')).not.toBeInTheDocument()
  history.push('/')
  await expect.element(page.getByText('The rail')).toBeVisible()
})

it('ROUTE-012 shows visitors the landing page with its header where players have the whole screen', async () => {
  const { operator } = openSite({ path: '/screen', features: [rooms] })
  await expect.element(landing).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
  operator.session.begin(login, false)
  await expect.element(page.getByRole('heading', { name: 'In the screen' })).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
})

it('SHELL-046 shows the state of the socket', async () => {
  const { setLive } = openSite({ live: { visitors: true } })
  await expect.element(page.getByRole('img', { name: 'Connected' })).toBeVisible()
  setLive('connecting')
  await expect.element(page.getByRole('img', { name: 'Connecting' })).toBeVisible()
  closeSite()
  // A site without prices for visitors has no socket for them; this is not an error.
  openSite()
  await expect.element(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Connected' })).not.toBeInTheDocument()
})

it('says that the player is offline for as long as that lasts', async () => {
  const { isOnline } = openSite()
  isOnline.setState(false)
  await expect.element(page.getByText('You are offline')).toBeVisible()
  isOnline.setState(true)
  await expect.element(page.getByText('You are offline')).not.toBeInTheDocument()
})

it('ERR-004 shows toasts only where the brand has them on', async () => {
  const { site } = openSite({ flags: { 'ui.toasts.enabled': false } })
  await expect.element(landing).toBeVisible()
  site.services.toast('Nobody reads this')
  expect(site.toasts.get()).toEqual([])
  closeSite()
  openSite({ flags: { 'ui.toasts.enabled': true } }).site.services.toast('Everybody reads this')
  await expect.element(page.getByText('Everybody reads this')).toBeVisible()
})

it('is no wider than the window in a brand whose border hangs over both its edges', async () => {
  const { dataset } = document.documentElement
  const before = { ...dataset }
  Object.assign(dataset, { brand: 'velvet', mode: 'dark' })
  openSite({ brand: velvet })
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  Object.assign(dataset, before)
})
