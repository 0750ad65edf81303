import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, market } from '../../testing/market.ts'
import EventPage from './EventPage.tsx'

const path = '/events/4/300-1'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/**
 * Renders a site of two pages, on the event's page. Returns its router and records the content of the event's page
 * after each change.
 */
async function openEvent() {
  const site = createRootRoute()
  const router = createRouter({
    routeTree: site.addChildren([
      createRoute({ getParentRoute: () => site, path: '/', component: () => <h1>Home</h1> }),
      createRoute({
        getParentRoute: () => site,
        path: '/events/$eventTypeId/$eventId',
        component: EventPage,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={[market(), bookmaker()]}>
      <RouterProvider router={router} />
    </FakeBetting>,
  )
  const markets = page.getByRole('region', { name: 'Match Odds' })
  await expect.element(markets, { timeout: 10_000 }).toBeVisible()
  const steps: string[] = []
  const watch = new MutationObserver(() => {
    const screen = document.querySelector('[data-event-screen]')
    if (!screen?.querySelector('h1')) return
    const step = screen.querySelector('[data-market]') ? 'head and markets' : 'head'
    if (steps.at(-1) !== step) steps.push(step)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const leave = async () => {
    await router.navigate({ to: '/' })
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    steps.length = 0
  }
  return { router, markets, steps, leave }
}

it('shows the head of an opened event at once, and its markets after it', async () => {
  const { router, markets, steps, leave } = await openEvent()
  await leave()
  await router.navigate({ to: path })
  await expect.element(markets).toBeVisible()
  expect(steps).toEqual(['head', 'head and markets'])
})
