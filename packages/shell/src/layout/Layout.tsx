import { detectsTaps } from '../boot/keepTaps.ts'
import { useMessage } from '@kit/ui'
import { isNotFound, Outlet, useMatches } from '@tanstack/react-router'
import { createElement, lazy, useRef, type ReactNode } from 'react'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { isHomePage } from '../routing/isHomePage.ts'
import { useShowsMaintenance } from '../session/useShowsMaintenance.ts'
import { useSessionEnd } from '../session/useSessionEnd.ts'
import { useIsLoggedIn, useSite, useStore } from '../siteContext.ts'
import { AfterFirstScreen } from './AfterFirstScreen.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './header/Header.tsx'
import { HeaderStrip, HomeBanner } from './header/lazyHeaderParts.ts'
import * as styles from './layout.css.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { partsOf } from './partsOf.ts'
import { Region } from './Region.tsx'
import { useArrival } from './useArrival.ts'
import { useBaseParts } from './useBaseParts.ts'

// Below the fold at first paint.
const PageEnd = lazy(() => import('./page-end/PageEnd.tsx'))
const DuplicateScreenPage = lazy(() => import('../pages/DuplicateScreenPage.tsx'))
const Duplicate = () => (
  <Region name="duplicate screen">
    <DuplicateScreenPage />
  </Region>
)

const MaintenancePage = lazy(() => import('../pages/MaintenancePage.tsx'))
const Maintenance = () => (
  <Region name="maintenance">
    <MaintenancePage />
  </Region>
)

/** The features' providers are inside the router, so they can use it. */
export function Layout() {
  const site = useSite()
  const showsMaintenance = useShowsMaintenance()
  useSessionEnd()
  const isDuplicate = useStore(site.isDuplicate)
  // While an order has no answer, nothing covers the site.
  const isBusy = useStore(site.isBusy)
  const frame =
    isBusy || !(isDuplicate || showsMaintenance) ? <Frame /> : isDuplicate ? <Duplicate /> : <Maintenance />
  return site.contributions.reduceRight<ReactNode>((inside, { provider: Provider }) => {
    return Provider ? <Provider>{inside}</Provider> : inside
  }, frame)
}

const SideNavigation = lazy(() => import('../navigation/SideNavigation.tsx'))

/**
 * Returns the frame of the page. A visitor on a path for logged-in users sees the landing page,
 * whose layout is `page`.
 */
function useSurroundings() {
  const isLoggedIn = useIsLoggedIn()
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname }) ?? '/'
  // A route with parameters also matches a page that does not exist.
  const isMissing = useMatches({
    // On an unknown path, the only match is the root.
    select: ([root, ...pages]) => isNotFound(root?.error) || (root !== undefined && pages.length === 0),
  })
  const isLanding = route?.audience === 'loggedIn' && !isLoggedIn
  const hasNavigation = !isMissing && (route?.hasNavigation || isLanding || isHomePage(path))
  return {
    path: isMissing ? '' : path,
    layout: isLanding ? 'page' : (route?.layout ?? 'page'),
    isDetail: !isLanding && route?.backTo !== undefined,
    hasBar: route?.hasBar ?? false,
    hasRail: isLanding || (route?.hasRail ?? hasNavigation),
    navigationAt: hasNavigation ? path : undefined,
  } as const
}

function Frame() {
  const site = useSite()
  const message = useMessage()
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  const isWide = useStore(site.browser.isWide)
  const { navigationAt, hasRail, hasBar, ...page } = useSurroundings()
  const { layout } = page
  const parts = useBaseParts(page)
  const isPage = layout === 'page'
  const TopBar = site.services.partOf('header', Header)
  const Bar = site.services.partOf('bottomBar', BottomBar)
  const isStage = layout === 'stage'
  const rails = isWide && hasRail && (isPage || isStage) ? site.services.contributed('rail') : []
  const hasNavigation =
    isWide &&
    (isPage || isStage) &&
    navigationAt !== undefined &&
    site.services.contributed('navigation').length > 0

  return (
    <div
      {...detectsTaps}
      className={styles.frame}
      data-layout={layout}
      data-rail={rails.length > 0 || undefined}
      data-navigation={hasNavigation || undefined}
      data-single={(isPage && navigationAt === undefined && !parts.has('homeBanner')) || undefined}
    >
      <a className={styles.skip} href="#main">
        {message('shell.skip')}
      </a>
      {parts.has('header') && createElement(TopBar)}
      {parts.has('headerStrip') && (
        <Region name="header strip" onBroken="nothing" loading={<div className={styles.stripRoom} />}>
          <HeaderStrip hasWords={parts.has('headerBottom')} hasMarquee={parts.has('marquee')} />
        </Region>
      )}
      {parts.has('homeBanner') && (
        <Region name="home banner" onBroken="nothing">
          <HomeBanner />
        </Region>
      )}
      <OfflineBanner />
      <div className={styles.body}>
        {hasNavigation && (
          <aside className={styles.navigation} aria-label={message('shell.menu')}>
            <AfterFirstScreen waitsForIdle>
              <Region name="navigation" onBroken="nothing">
                <SideNavigation current={navigationAt} />
              </Region>
            </AfterFirstScreen>
          </aside>
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
      <AfterFirstScreen waitsForIdle>
        <Region name="page end" onBroken="nothing">
          <PageEnd shown={parts} />
        </Region>
      </AfterFirstScreen>
      {(isPage || isStage || hasBar) && createElement(Bar)}
      {/* Not Suspense boundaries: React would hydrate them last, and a tap would wait for all others. */}
      <AfterFirstScreen>
        {partsOf(site, 'overlays').map(({ id, Component }) => (
          <Region key={id} name={id} onBroken="nothing">
            <Component />
          </Region>
        ))}
      </AfterFirstScreen>
    </div>
  )
}
