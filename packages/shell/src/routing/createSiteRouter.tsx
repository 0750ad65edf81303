import { afterPaint } from '@kit/ui'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import type { RouteContribution } from '../feature.ts'
import { Layout } from '../layout/Layout.tsx'
import { LandingPage } from '../pages/LandingPage.tsx'
import { forLoggedIn } from './forLoggedIn.tsx'
import { PageError } from '../pages/PageError.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import type { SiteRoute } from './siteRoute.ts'

const NotFoundPage = lazyRouteComponent(() => import('../pages/NotFoundPage.tsx').catch(missing))

/**
 * The router would reload the page for a missing chunk; the site's `guardedReload` does that with a
 * limit.
 */
function missing(cause: unknown): never {
  throw new Error(`The page can’t be loaded: ${cause instanceof Error ? cause.message : ''}`, { cause })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: RouteContribution['layout']
    audience?: RouteContribution['audience']
    backTo?: RouteContribution['backTo']
    hasNavigation?: RouteContribution['hasNavigation']
    hasRail?: RouteContribution['hasRail']
    hasBar?: RouteContribution['hasBar']
  }
}

function screenOf({ load, audience, isHome }: SiteRoute) {
  if (isHome || !load) return LandingPage
  const loadScreen =
    audience === 'visitor' ? async () => (await import('./forVisitors.tsx')).forVisitors(load) : load
  const screen = lazyRouteComponent(() => loadScreen().catch(missing))
  return audience === 'loggedIn' ? forLoggedIn(screen) : screen
}

/**
 * Creates the router of a site's table of paths. An unknown path shows the 404 page. If the
 * home page is not at `/`, then `/` redirects to it.
 */
export function createSiteRouter(
  routes: readonly SiteRoute[],
  home: string,
  history: RouterHistory,
): AnyRouter {
  // A redirect of the first path would wait for a mounted router, but a prerendered page is loaded
  // before that.
  const { pathname, search, hash } = history.location
  if (home !== '/' && pathname === '/') history.replace(`${home}${search}${hash}`)
  const root = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage })
  const children = routes.map((route) => {
    const {
      path,
      exists,
      values,
      layout = 'page',
      audience = 'everyone',
      backTo,
      hasNavigation = false,
      hasRail,
      hasBar,
    } = route
    return createRoute({
      getParentRoute: () => root,
      path,
      staticData: { layout, audience, hasNavigation, hasRail, hasBar, backTo },
      async beforeLoad({ params }) {
        if (path === '/' && home !== '/') throw redirect({ to: home, replace: true })
        const isListed = async () => {
          const [value = ''] = Object.values<string>(params)
          return (await values?.())?.includes(value) ?? true
        }
        if ((await exists?.(params)) === false || !(await isListed())) throw notFound()
      },
      component: screenOf(route),
    })
  })
  const router = createRouter({
    routeTree: root.addChildren(children),
    history,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  })
  showPressFirst(router)
  return router
}

/**
 * Shows the pressed state of a link or button first, because rendering a page takes several frames
 * on a slow phone.
 */
function showPressFirst(router: AnyRouter): void {
  const { load } = router
  router.load = async (options) => {
    // Only steps of the history have an action.
    if (options?.action) {
      // The next step may start meanwhile, and starts from here.
      router.updateLatestLocation()
      await new Promise<void>((resolve) => void afterPaint(resolve))
    }
    return load(options)
  }
}
