import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bettingRoutes } from './bettingRoutes.ts'
import { FakeBetting } from './testing/fakeSite.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** Opens a path of a router with only the routes of betting. Returns the requests to the operator, by name. */
function openAt(path: string) {
  const asked: [name: string, request: unknown][] = []
  const site = createRootRoute()
  const routes = bettingRoutes.map(({ path, load }) =>
    createRoute({ getParentRoute: () => site, path, component: lazyRouteComponent(load) }),
  )
  const router = createRouter({
    routeTree: site.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting onCall={(name, request) => void asked.push([name, request])}>
      <RouterProvider router={router} />
    </FakeBetting>,
  )
  return { asked }
}

const title = (name: string) => page.getByRole('heading', { level: 1, name })

describe('the routes of betting', () => {
  it.each([
    { id: 'ROUTE-053', path: '/exchange' },
    { id: 'ROUTE-054', path: '/events' },
  ])('$id $path shows the sports that have events', async ({ path }) => {
    openAt(path)
    await expect.element(title('Sports'), { timeout: 10_000 }).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Cricket/ }).first()).toBeVisible()
  })

  it.each([
    { id: 'ROUTE-055 ROUTE-068', path: '/events/4/300-1' },
    { id: 'ROUTE-056', path: '/events/300-1' },
  ])('$id $path shows the event in its last segment', async ({ path }) => {
    const { asked } = openAt(path)
    await expect.element(title('Netherlands v England'), { timeout: 10_000 }).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Match Odds' })).toBeVisible()
    expect(asked.filter(([name]) => name === 'getMarketGroup').map(([, request]) => request)).toContainEqual({
      eventId: '300-1',
    })
  })
})
