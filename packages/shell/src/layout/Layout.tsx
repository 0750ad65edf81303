import { useMessage } from '@kit/ui'
import { isNotFound, Outlet, useMatches } from '@tanstack/react-router'
import { lazy, useRef, type ReactNode } from 'react'
import { MaintenancePage } from '../pages/MaintenancePage.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { useShowsMaintenance } from '../session/useShowsMaintenance.ts'
import { useSessionEnd } from '../session/useSessionEnd.ts'
import { useIsLoggedIn, useSite, useStore } from '../siteContext.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import * as styles from './layout.css.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { partsOf } from './partsOf.ts'
import { Region } from './Region.tsx'
import { useArrival } from './useArrival.ts'

// Below the fold at first paint.
const Footer = lazy(() => import('./Footer.tsx'))
const DuplicateScreenPage = lazy(() => import('../pages/DuplicateScreenPage.tsx'))
const Duplicate = () => (
  <Region name="duplicate screen">
    <DuplicateScreenPage />
  </Region>
)

/** The frame of every page. The features' providers are inside the router, so they can use it. */
export function Layout() {
  const site = useSite()
  const showsMaintenance = useShowsMaintenance()
  useSessionEnd()
  const isDuplicate = useStore(site.isDuplicate)
  // While an order has no answer, maintenance does not cover the site.
  const isBusy = useStore(site.isBusy)
  const frame = isDuplicate ? <Duplicate /> : showsMaintenance && !isBusy ? <MaintenancePage /> : <Frame />
  return site.contributions.reduceRight<ReactNode>((inside, { provider: Provider }) => {
    return Provider ? <Provider>{inside}</Provider> : inside
  }, frame)
}

const SideNavigation = lazy(() => import('../navigation/SideNavigation.tsx'))

/** What surrounds the page. A visitor on a path for logged-in users sees the landing page, whose layout is `page`. */
function useSurroundings() {
  const isLoggedIn = useIsLoggedIn()
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  // The match of a path that stands for many is there for one that does not exist, too.
  const isMissing = useMatches({ select: ([root]) => isNotFound(root?.error) })
  const isLanding = route?.audience === 'loggedIn' && !isLoggedIn
  return {
    layout: isLanding ? 'page' : (route?.layout ?? 'page'),
    navigationAt: route?.hasNavigation && !isLanding && !isMissing ? path : undefined,
  } as const
}

function Frame() {
  const site = useSite()
  const message = useMessage()
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  const isWide = useStore(site.browser.isWide)
  const { layout, navigationAt } = useSurroundings()
  const isPage = layout === 'page'
  const rails = isWide && isPage ? site.services.contributed('rail') : []
  const hasNavigation = isWide && isPage && navigationAt !== undefined

  return (
    <div
      className={styles.frame}
      data-layout={layout}
      data-rail={rails.length > 0 || undefined}
      data-navigation={hasNavigation || undefined}
    >
      <a className={styles.skip} href="#main">
        {message('shell.skip')}
      </a>
      {layout !== 'screen' && <Header />}
      <OfflineBanner />
      <div className={styles.body}>
        {hasNavigation && (
          <div className={styles.navigation}>
            <Region name="navigation" onBroken="nothing">
              <SideNavigation key={navigationAt} current={navigationAt} />
            </Region>
          </div>
        )}
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          <Region name="page" loading={<PageSkeleton />}>
            <Outlet />
          </Region>
        </main>
        {rails.map(({ labelId, Component }) => (
          <aside key={labelId} className={styles.rail} aria-label={message(labelId)}>
            <Region name={labelId}>
              <Component />
            </Region>
          </aside>
        ))}
      </div>
      {isPage && (
        <Region name="footer" onBroken="nothing">
          <Footer />
        </Region>
      )}
      {isPage && <BottomBar />}
      {partsOf(site, 'overlays').map(({ id, Component }) => (
        <Region key={id} name={id} onBroken="nothing">
          <Component />
        </Region>
      ))}
    </div>
  )
}
