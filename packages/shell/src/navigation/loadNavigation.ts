import type { SiteServices } from '../feature.ts'

/**
 * Preloads the drawer and the features' contributions to it. A failed load is retried and reported
 * when it is rendered.
 */
export function loadNavigation(services: Pick<SiteServices, 'contributed'>): void {
  const loads = [
    () => import('./NavigationDrawer.tsx'),
    ...services.contributed('search'),
    ...services
      .contributed('navigation')
      .flat()
      .flatMap(({ load }) => load ?? []),
  ]
  for (const load of loads) load().catch(() => {})
}
