import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { closeSite, landing, login, openSite, pages } from '../testing/openSite.tsx'

afterEach(closeSite)

it('ROUTE-001 ROUTE-002 shows visitors the landing page at / and /m', async () => {
  openSite({ path: '/m' })
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

it('ROUTE-035 stands alone as the 404 page where a page beside the navigation does not exist', async () => {
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

/** Handles the login intent and records its data. */
const answering = (asked: unknown[]): Feature => ({
  name: 'logins',
  messages: {},
  setup: () => ({ intents: { login: (data) => void asked.push(data) } }),
})

const own = page.getByRole('heading', { name: 'The statement' })

it('ROLE-026 ROUTE-038 shows a visitor the landing page at a path of logged-in users, and asks for the login that leads there', async () => {
  const asked: unknown[] = []
  const { operator } = openSite({ path: '/statement/2?from=mail', features: [statement, answering(asked)] })
  await expect.element(landing).toBeVisible()
  await expect.element(own).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({ returnTo: '/statement/2?from=mail' })
  operator.session.begin(login, false)
  await expect.element(own).toBeVisible()
})

it('ROUTE-037 ROUTE-061 shows a logged-in user those paths and the public ones, and asks for nothing when the login ends', async () => {
  const asked: unknown[] = []
  const { site, operator } = openSite({ login, path: '/about', features: [statement, answering(asked)] })
  await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible()
  site.services.navigate('/statement/2')
  await expect.element(own).toBeVisible()
  operator.session.end('asked')
  await expect.element(landing).toBeVisible()
  expect(asked).toEqual([])
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

it('AUTH-070 leads a player whose login ended home and says so', async () => {
  const { operator } = openSite({ login, path: '/events/1', features: [pages] })
  await expect.element(page.getByRole('heading', { name: 'The event' })).toBeVisible()
  operator.session.end('expired')
  await expect.element(landing).toBeVisible()
  await expect.element(page.getByText('Your login has ended. Please log in again.').first()).toBeVisible()
})
