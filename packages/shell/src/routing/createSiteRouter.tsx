import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type AnyRoute,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Contributions, RouteContribution } from '../feature.ts'
import { Layout } from '../layout/Layout.tsx'
import { LandingPage } from '../pages/LandingPage.tsx'
import { forLoggedIn } from './forLoggedIn.tsx'
import { PageError } from '../pages/PageError.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { homePaths } from './isHomePage.ts'

const NotFoundPage = lazyRouteComponent(() => import('../pages/NotFoundPage.tsx').catch(missing))

/** The router would reload the page for a missing chunk; `guardedReload` of the site does that with a limit. */
function missing(cause: unknown): never {
  throw new Error(`The page can’t be loaded: ${cause instanceof Error ? cause.message : ''}`, { cause })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: RouteContribution['layout']
    audience?: RouteContribution['audience']
    backTo?: RouteContribution['backTo']
    hasNavigation?: RouteContribution['hasNavigation']
  }
}

/** The routes of a site: the home page and what its features contribute. An unknown path is the 404 page. */
export function createSiteRouter(contributions: readonly Contributions[], history: RouterHistory): AnyRouter {
  const root = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage })
  const landing = homePaths.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: LandingPage }),
  )
  const contributed: AnyRoute[] = contributions
    .flatMap((contribution) => contribution.routes ?? [])
    .map(({ path, load, exists, layout = 'page', audience = 'everyone', backTo, hasNavigation = false }) => {
      const screen = lazyRouteComponent(() => load().catch(missing))
      return createRoute({
        getParentRoute: () => root,
        path,
        staticData: { layout, audience, hasNavigation, ...(backTo !== undefined && { backTo }) },
        async beforeLoad({ params }) {
          if ((await exists?.(params)) === false) throw notFound()
        },
        component: audience === 'loggedIn' ? forLoggedIn(screen) : screen,
      })
    })
  return createRouter({
    routeTree: root.addChildren([...landing, ...contributed]),
    history,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  })
}
